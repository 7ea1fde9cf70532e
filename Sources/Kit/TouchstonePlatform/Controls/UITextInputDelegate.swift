/// What is told of changes to the text and the selection of a field or a text view, which only code makes here.
///
/// - Source: UIKit, `UITextInputDelegate`, except for conversations.
@MainActor @preconcurrency
public protocol UITextInputDelegate: AnyObject {
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
}
