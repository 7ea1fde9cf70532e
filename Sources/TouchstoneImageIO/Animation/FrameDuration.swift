/// How long a frame of an animated PNG is shown: a fraction of a second, as the file holds it.
public struct FrameDuration: Hashable, Sendable {
  /// The number of parts of a second.
  public let numerator: UInt16
  /// Into how many parts the second is divided.
  public let denominator: UInt16

  /// Creates a fraction of a second. A denominator of 0 counts as 100, as the format has it.
  public init(_ numerator: UInt16, over denominator: UInt16) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Up to 65 535 ms; anything beyond counts as that.
  public static func milliseconds(_ count: Int) -> FrameDuration {
    FrameDuration(UInt16(clamping: count), over: 1000)
  }

  /// One of so many frames in a second: 60 gives 1/60 s, which no number of milliseconds is.
  public static func framesPerSecond(_ rate: Int) -> FrameDuration {
    FrameDuration(1, over: UInt16(clamping: max(1, rate)))
  }
}
