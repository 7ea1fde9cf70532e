/// A keyboard shortcut that performs a control's action, which pictures do not show.
///
/// - Source: SwiftUI, `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers

  /// Creates a shortcut from a key and modifier keys; Command by default.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
