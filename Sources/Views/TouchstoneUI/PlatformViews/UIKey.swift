import Foundation

/// A key of a keyboard, of which pictures have none.
///
/// - Source: UIKit, `UIKey`.
@MainActor @preconcurrency
open class UIKey {
  /// Creates a key.
  public init() {}

  /// The characters: none.
  open var characters: String { "" }
  /// The characters without modifiers: none.
  open var charactersIgnoringModifiers: String { "" }
  /// The modifier keys: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
}
