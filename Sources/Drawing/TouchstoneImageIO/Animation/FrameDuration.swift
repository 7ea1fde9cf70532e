/// The duration of a frame in an animated PNG: a fraction of a second, as stored in the file.
public struct FrameDuration: Hashable, Sendable {
  /// The numerator of the fraction.
  public let numerator: UInt16
  /// The denominator of the fraction.
  public let denominator: UInt16

  /// Creates a fraction of a second. A denominator of 0 is treated as 100, as the format specifies.
  public init(_ numerator: UInt16, over denominator: UInt16) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Reads the duration in an `fcTL` chunk; nil if it does not have the size of one.
  init?(control: UnsafeRawBufferPointer) {
    guard control.count == 26 else { return nil }
    let fraction = control.bigEndianWord(at: 20)
    self.init(UInt16(fraction >> 16), over: UInt16(fraction & 0xFFFF))
  }

  private var divisor: Int { denominator == 0 ? 100 : Int(denominator) }

  package var seconds: Double { Double(numerator) / Double(divisor) }

  /// Whether two fractions are the same time.
  package func isAsLong(as other: FrameDuration) -> Bool {
    Int(numerator) * other.divisor == Int(other.numerator) * divisor
  }

  /// Returns a duration in milliseconds, at most 65 535.
  public static func milliseconds(_ count: Int) -> FrameDuration {
    FrameDuration(UInt16(clamping: count), over: 1000)
  }

  /// Returns the duration of one frame at a frame rate: 60 gives 1/60 s, which is not a whole number of milliseconds.
  public static func framesPerSecond(_ rate: Int) -> FrameDuration {
    FrameDuration(1, over: UInt16(clamping: max(1, rate)))
  }
}
