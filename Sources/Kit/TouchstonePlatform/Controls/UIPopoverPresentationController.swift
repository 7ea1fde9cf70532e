public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The settings of a popover, which is never shown. Use `popover` to have one in pictures.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The rectangle in the view that the popover points at.
  open var sourceRect = CGRect.null
  /// The item of a bar that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// The sides on which the popover may have its arrow.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var backgroundColor: UIColor?
  /// The views that can be touched while the popover is shown.
  open var passthroughViews: [UIView]?
  /// Whether the popover may cover what it points at.
  open var canOverlapSourceViewRect = false
}

extension UIViewController {
  /// The settings of the controller's popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    part(UIPopoverPresentationController.self) {
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
  }
}
