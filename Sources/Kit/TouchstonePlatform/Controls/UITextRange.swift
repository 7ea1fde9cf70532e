import Foundation
public import TouchstoneUI

/// A range of the text of a field or a text view.
///
/// - Source: UIKit, `UITextRange`.
open class UITextRange {
  open var start: UITextPosition
  open var end: UITextPosition
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: Range<Int>) { (start, end) = (UITextPosition(range.lowerBound), UITextPosition(range.upperBound)) }
}
