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

  /// The up arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
}
