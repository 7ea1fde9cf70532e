import Foundation
public import TouchstoneUI

/// What has text with places.
///
/// - Source: UIKit, `UITextInput`, as far as fields and text views have it.
@MainActor @preconcurrency
public protocol UITextInput: AnyObject {
  var selectedTextRange: UITextRange? { get set }
  /// What is told of changes to the text and the selection.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The text as a whole.
  var _text: String { get set }
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(_text.utf16.count) }

  /// Returns the range between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let offsets = [fromPosition.offset, toPosition.offset].sorted()
    return UITextRange(offsets[0]..<offsets[1])
  }

  /// Returns the place at a distance, or `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0..._text.utf16.count).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns the distance of two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? {
    (_text as NSString).substring(with: characters(in: range))
  }

  /// Replaces the text in a range.
  public func replace(_ range: UITextRange, withText text: String) {
    _text = (_text as NSString).replacingCharacters(in: characters(in: range), with: text)
  }

  fileprivate func characters(in range: UITextRange) -> NSRange {
    // The text may have become shorter since.
    let count = _text.utf16.count
    let start = min(range.start.offset, count)
    return NSRange(location: start, length: max(0, min(range.end.offset, count) - start))
  }
}

extension UITextField: UITextInput {
  /// The selection: that which code sets.
  public var selectedTextRange: UITextRange? {
    get { self[part: UITextRange.self] }
    set {
      inputDelegate?.selectionWillChange(self)
      self[part: UITextRange.self] = newValue
      inputDelegate?.selectionDidChange(self)
    }
  }

  public var _text: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: UITextInput {
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange.lowerBound..<selectedRange.upperBound) }
    set { if let newValue { selectedRange = characters(in: newValue) } }
  }

  public var _text: String {
    get { text }
    set { text = newValue }
  }
}
