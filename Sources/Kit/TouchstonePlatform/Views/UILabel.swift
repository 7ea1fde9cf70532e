public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A label.
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1
  /// What is done with lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font shrinks to fit the text into the width.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor that the font may shrink by.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font scales with the text size.
  open var adjustsFontForContentSizeCategory = false
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?
  open var isEnabled = true
  open var isHighlighted = false
  /// Whether letters come closer before the text is truncated.
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// The width at which the ideal size has several lines, in points; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Draws the text. Never called.
  open func drawText(in rect: CGRect) {}
  /// Returns the place of the text: all of the bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }

  /// The size of the text within `preferredMaxLayoutWidth`, in points, rounded up.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Returns the size of the text in at most a width, in points, rounded up.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font.map { [NSAttributedString.Key.font: $0] } ?? [:]
    let string = attributedText ?? NSAttributedString(string: text ?? "", attributes: font)
    let width = numberOfLines == 1 ? 0 : size.width
    let bounds = string.boundingRect(
      with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
    return CGSize(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
  }
}
