public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension UIViewController {
  /// The orientation of the screen: upright.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// Replaces the view of a child controller by that of another one at once, without an animation.
  ///
  /// - Source: UIKit, `UIViewController.transition(from:to:duration:options:animations:completion:)`.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let old = fromViewController.viewIfLoaded, let new = toViewController.view {
      old.superview?.addSubview(new)
      animations?()
      old.removeFromSuperview()
    } else {
      animations?()
    }
    completion?(true)
  }
}
