import TouchstoneDrawing

/// Random numbers that are the same on every run.
///
/// - Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Bitmap {
  /// Random premultiplied pixels.
  static func noise(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var generator = SplitMix(state: seed)
    let bytes = (0..<width * height).flatMap { _ -> [UInt8] in
      let alpha = UInt8.random(in: 0...255, using: &generator)
      return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &generator) } + [alpha]
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
