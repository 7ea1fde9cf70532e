public import Foundation
import TouchstoneTypes
import TouchstoneUI

/// What a dialog for files tells. Nothing of it is called: no one chooses files in a picture.
///
/// - Source: UIKit, `UIDocumentPickerDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when files have been chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the dialog has been left.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Called when files have been chosen.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Called when the dialog has been left.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
