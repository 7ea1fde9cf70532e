public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// What is told of a presentation. No method is called.
///
/// - Source: UIKit, `UIAdaptivePresentationControllerDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// How a controller would be presented. Nothing is.
@MainActor @preconcurrency
open class UIPresentationController {
  public private(set) weak var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view around the presented one: none.
  public var containerView: UIView? { nil }
  open var presentedView: UIView? { presentedViewController?.view }
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  /// Creates the settings of a presentation.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (self.presentedViewController, self.presentingViewController) = (presentedViewController, presentingViewController)
  }

  /// Never called: presentations have no transition.
  open func presentationTransitionWillBegin() {}
  /// Never called: presentations have no transition.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Never called: presentations have no transition.
  open func dismissalTransitionWillBegin() {}
  /// Never called: presentations have no transition.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Never called: there is no container view.
  open func containerViewWillLayoutSubviews() {}
  /// Never called: there is no container view.
  open func containerViewDidLayoutSubviews() {}
}
