import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// How a controller is presented, which is never shown.
@MainActor @preconcurrency
open class UIPresentationController {
  public private(set) weak var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?

  /// Creates the settings of a presentation.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (self.presentedViewController, self.presentingViewController) = (presentedViewController, presentingViewController)
  }
}
