public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A text field. Use `TextField` to have one in pictures.
open class UITextField: UIControl {
  open var text: String? = nil {
    willSet { inputDelegate?.textWillChange(self) }
    didSet { inputDelegate?.textDidChange(self) }
  }
  open var attributedText: NSAttributedString? = nil {
    willSet { inputDelegate?.textWillChange(self) }
    didSet { inputDelegate?.textDidChange(self) }
  }
  /// What is shown while there is no text.
  open var placeholder: String? = nil
  /// What is shown while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? = nil
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none
  /// When the button that clears the text is shown.
  open var clearButtonMode: ViewMode = .never
  open var leftView: UIView? = nil
  /// When the view at the left is shown.
  open var leftViewMode: ViewMode = .never
  open var rightView: UIView? = nil
  /// When the view at the right is shown.
  open var rightViewMode: ViewMode = .never
  /// Whether editing begins with an empty text.
  open var clearsOnBeginEditing: Bool = false
  /// Whether typed text replaces the text.
  open var clearsOnInsertion: Bool = false
  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// The smallest size of the font, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font scales with the text size.
  open var adjustsFontForContentSizeCategory: Bool = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Which letters a keyboard capitalises.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether typed text is corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key waits for text.
  open var enablesReturnKeyAutomatically: Bool = false
  /// Whether the text is hidden.
  open var isSecureTextEntry: Bool = false
  /// The meaning of the text, for autofill.
  open var textContentType: UITextContentType? = nil
  open var typingAttributes: [NSAttributedString.Key: Any]? = nil
  open var allowsEditingTextAttributes: Bool = false
  open var background: UIImage? = nil
  /// The view in place of a keyboard.
  open var inputView: UIView? = nil
  /// The view above a keyboard.
  open var inputAccessoryView: UIView? = nil

  open weak var delegate: (any UITextFieldDelegate)?
  /// What is told of changes to the text and the selection.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Whether the text is being edited: always `false`.
  public var isEditing: Bool { false }

  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// None, a line, a bezel, a rounded rectangle.
    case none, line, bezel, roundedRect
  }

  /// When a view of a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never, while editing, unless editing, always.
    case never, whileEditing, unlessEditing, always
  }

  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Posted after the text has changed. Never posted.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted after editing has begun. Never posted.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing has ended. Never posted.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Returns the settings for all objects of the class, which pictures do not show.
  open override class func appearance() -> UITextField {
    AppearanceProxies.process.object(of: UITextField.self) { UITextField(frame: .zero) }
  }
}
