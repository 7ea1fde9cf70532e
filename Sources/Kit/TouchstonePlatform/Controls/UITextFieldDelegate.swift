public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// What a text field asks and tells. Nothing of it is called: no one edits, taps or scrolls in a picture.
///
/// - Source: UIKit, `UITextFieldDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing begins.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing ends.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether the text changes.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  /// Called when the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text is cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns whether editing begins.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Called when editing has begun.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns whether editing ends.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Called when editing has ended.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns whether the text changes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Called when the selection has changed.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns whether the text is cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns whether the return key does what it usually does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
