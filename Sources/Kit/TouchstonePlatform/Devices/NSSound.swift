import TouchstoneUI

/// A sound, which is never played.
public final class NSSound {
  /// A name of a sound.
  public typealias Name = String

  /// Creates a sound; returns `nil`: there are none.
  public init?(named name: Name) { nil }

  /// Plays the sound. Returns `false` without playing it.
  @discardableResult
  public func play() -> Bool { false }

  /// Does nothing.
  public static func beep() {}
}
