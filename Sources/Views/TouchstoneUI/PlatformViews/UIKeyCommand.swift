import Foundation
public import TouchstoneDrawing

/// An item of a menu that sends a message for keys, which is never sent.
///
/// - Source: UIKit, `UIKeyCommand`; its base `UICommand` is left out.
@MainActor @preconcurrency
open class UIKeyCommand: UIMenuElement {
  /// The character of the key.
  public let input: String?
  /// The keys that are held down.
  public let modifierFlags: UIKeyModifierFlags
  /// The message.
  public let action: Selector?
  /// What the keys do, as the system shows it.
  open var discoverabilityTitle: String?

  /// Creates a command for keys.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil
  ) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  /// Creates a command for keys.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
}
