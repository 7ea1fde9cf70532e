import TouchstoneTestSupport

/// Bytes that look random and are the same on every run.
struct RandomBytes: RandomNumberGenerator {
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  mutating func next() -> UInt64 { random.next() }

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
