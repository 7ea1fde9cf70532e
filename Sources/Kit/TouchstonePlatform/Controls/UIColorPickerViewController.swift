import TouchstoneDrawing
public import TouchstoneUI

/// A dialog for colours, which is never shown. Use `ColorPicker` to have its button in pictures.
open class UIColorPickerViewController: UIViewController {
  /// What is told about the choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true
}

/// What a dialog for colours tells. Nothing of it is called: no one chooses colours in a picture.
///
/// - Source: UIKit, `UIColorPickerViewControllerDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called when a colour has been chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the dialog has been left.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Called when a colour has been chosen.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Called when the dialog has been left.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
