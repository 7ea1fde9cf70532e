public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A text field. Use `TextField` to have one in pictures.
open class NSTextField: NSControl {
  /// What is shown while there is no text.
  open var placeholderString: String? = nil
  /// What is shown while there is no text, with attributes.
  open var placeholderAttributedString: NSAttributedString? = nil
  open var textColor: NSColor? = nil
  open var backgroundColor: NSColor? = nil
  /// Whether the background is drawn.
  open var drawsBackground: Bool = true
  open var isBezeled: Bool = true
  open var isBordered: Bool = false
  /// Whether the text can be edited.
  open var isEditable: Bool = true
  /// Whether the text can be selected.
  open var isSelectable: Bool = true
  /// The greatest number of lines; 0 for no limit.
  open var maximumNumberOfLines: Int = 0
  /// The width at which the ideal size has several lines, in points; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var allowsDefaultTighteningForTruncation: Bool = false
  /// What is done with lines that are too long.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var usesSingleLineMode: Bool = false

  /// The shape of the bezel.
  open var bezelStyle: BezelStyle = .squareBezel

  /// The shapes of bezels.
  public enum BezelStyle: UInt, Sendable {
    /// The shapes of AppKit, in its order.
    case squareBezel, roundedBezel
  }

  open weak var delegate: (any NSTextFieldDelegate)?

  /// Creates a field.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Creates a field with a text.
  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }

  /// Creates a label.
  public convenience init(labelWithString stringValue: String) {
    self.init(string: stringValue)
    isEditable = false
    isBezeled = false
    drawsBackground = false
  }

  /// Creates a label of a text with attributes.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: attributedStringValue.string)
    self.attributedStringValue = attributedStringValue
  }

  /// Creates a label of several lines.
  public convenience init(wrappingLabelWithString stringValue: String) { self.init(labelWithString: stringValue) }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }
}
