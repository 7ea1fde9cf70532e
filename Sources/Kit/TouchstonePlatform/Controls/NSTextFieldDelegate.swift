public import Foundation
import TouchstoneUI

/// What a text field tells. Nothing of it is called: no one edits in a picture.
///
/// - Source: AppKit, `NSTextFieldDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: AnyObject {
  /// Called when editing has begun.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Called when the text has changed.
  func controlTextDidChange(_ obj: Notification)
  /// Called when editing has ended.
  func controlTextDidEndEditing(_ obj: Notification)
}

extension NSTextFieldDelegate {
  /// Called when editing has begun.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Called when the text has changed.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Called when editing has ended.
  public func controlTextDidEndEditing(_ obj: Notification) {}
}
