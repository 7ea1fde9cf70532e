/// Bytes that look random and are the same on every run.
struct RandomBytes: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// - Source: SplitMix64, S. Vigna.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
  }

  /// Premultiplied BGRA pixels.
  mutating func pixels(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { _ -> [UInt8] in
      let alpha = [0, 255, UInt8.random(in: 0...255, using: &self)].randomElement(using: &self) ?? 0
      return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &self) } + [alpha]
    }
  }
}

/// A value from 0 to 1 as a byte, rounded to the nearest.
func byte(_ value: Float) -> UInt8 {
  UInt8(min(max(value, 0), 1) * 255 + 0.5)
}
