package import TouchstoneDrawing

extension Bitmap {
  /// Random premultiplied pixels.
  package static func noise(width: Int, height: Int, seed: UInt64) -> Bitmap {
    var generator = SplitMix(state: seed)
    let bytes = (0..<width * height).flatMap { _ -> [UInt8] in
      let alpha = UInt8.random(in: 0...255, using: &generator)
      return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &generator) } + [alpha]
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
