/// A keyboard shortcut that performs a control's action, which pictures do not show.
///
/// - Source: SwiftUI, `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers
  /// The way the shortcut is adapted to other keyboards.
  public var localization: Localization

  /// The way a shortcut is adapted to other keyboards.
  ///
  /// - Source: SwiftUI, `KeyboardShortcut.Localization`.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// Adapted to the keyboard, and mirrored in right-to-left layouts.
    public static let automatic = Localization(name: "automatic")
    /// Adapted to the keyboard, but not mirrored.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Not adapted.
    public static let custom = Localization(name: "custom")
  }

  /// Creates a shortcut from a key and modifier keys; Command by default.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut from a key, modifier keys and the way it is adapted to other keyboards.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return, for the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
