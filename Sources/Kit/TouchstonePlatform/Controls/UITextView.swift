public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A text view. Use `TextEditor` to have one in pictures.
open class UITextView: UIScrollView {
  open var font: UIFont? = nil
  open var textColor: UIColor? = nil
  open var textAlignment: NSTextAlignment = .natural
  /// Whether the text can be edited.
  open var isEditable: Bool = true
  /// Whether the text can be selected.
  open var isSelectable: Bool = true
  /// The selection.
  open var selectedRange: NSRange = NSRange(location: 0, length: 0) {
    willSet { inputDelegate?.selectionWillChange(self) }
    didSet { inputDelegate?.selectionDidChange(self) }
  }
  /// What is told of changes to the text and the selection.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The distances around the text, in points.
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// What becomes a link.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether attributes can be edited.
  open var allowsEditingTextAttributes: Bool = false
  /// Whether typing replaces the text.
  open var clearsOnInsertion: Bool = false
  /// Whether the font scales with the text size.
  open var adjustsFontForContentSizeCategory: Bool = false
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
  /// The view in place of a keyboard.
  open var inputView: UIView? = nil
  /// The view above a keyboard.
  open var inputAccessoryView: UIView? = nil

  /// The place of the text.
  public let textContainer: NSTextContainer

  /// Creates a text view with a place for its text; without one it gets its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Creates a text view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  private var content = NSAttributedString(string: "") {
    willSet { inputDelegate?.textWillChange(self) }
    didSet { inputDelegate?.textDidChange(self) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // SAFETY: there always is a text; the type is UIKit's.
  open var text: String! {
    get { content.string }
    set { content = NSAttributedString(string: newValue ?? "", attributes: attributes) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // SAFETY: there always is a text; the type is UIKit's.
  open var attributedText: NSAttributedString! {
    get { content }
    set { content = newValue ?? NSAttributedString(string: "") }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    [.font: font as Any?, .foregroundColor: textColor].compactMapValues { $0 }
  }

  /// Returns the size of the text in at most a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let bounds = content.boundingRect(
      with: CGSize(width: size.width - sides, height: 0), options: .usesLineFragmentOrigin, context: nil)
    return CGSize(width: bounds.width + sides, height: bounds.height + inset.top + inset.bottom)
  }

  /// Moves the text so far that a range is visible. Has no effect.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// Posted after the text has changed. Never posted.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted after editing has begun. Never posted.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after editing has ended. Never posted.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// Returns the settings for all objects of the class, which pictures do not show.
  open override class func appearance() -> UITextView {
    AppearanceProxies.process.object(of: UITextView.self) { UITextView(frame: .zero) }
  }
}
