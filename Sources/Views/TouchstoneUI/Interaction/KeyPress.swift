public import TouchstoneCore

/// A key press, which never occurs.
///
/// - Source: SwiftUI, `KeyPress`.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key repeats while it is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of handling a key press.
  public enum Result: Sendable {
    case handled
    /// Enclosing views may handle it.
    case ignored
  }

  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers
  /// The phase of the key press.
  public let phase: Phases
}
