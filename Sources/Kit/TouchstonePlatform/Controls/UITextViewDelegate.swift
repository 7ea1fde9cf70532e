public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// What a text view asks and tells. Nothing of it is called: no one edits, taps or scrolls in a picture.
///
/// - Source: UIKit, `UITextViewDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing begins.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the text changes.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns whether editing begins.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Called when editing has begun.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Called when editing has ended.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns whether the text changes.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  { true }
  /// Called when the text has changed.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Called when the selection has changed.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
