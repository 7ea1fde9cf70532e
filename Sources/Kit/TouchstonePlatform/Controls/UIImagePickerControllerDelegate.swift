import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// What a picker of pictures tells. Nothing of it is called: no one edits, taps or scrolls in a picture.
///
/// - Source: UIKit, `UIImagePickerControllerDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when a picture has been chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the picker has been left.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Called when a picture has been chosen.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Called when the picker has been left.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
