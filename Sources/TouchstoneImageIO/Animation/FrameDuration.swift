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

  /// Returns a duration in milliseconds, at most 65 535.
  public static func milliseconds(_ count: Int) -> FrameDuration {
    FrameDuration(UInt16(clamping: count), over: 1000)
  }

  /// Returns the duration of one frame at a frame rate: 60 gives 1/60 s, which is not a whole number of milliseconds.
  public static func framesPerSecond(_ rate: Int) -> FrameDuration {
    FrameDuration(1, over: UInt16(clamping: max(1, rate)))
  }
}
