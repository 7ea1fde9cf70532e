public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A navigation controller with a stack of view controllers; Touchstone does not draw it.
open class UINavigationController: UIViewController {
  /// The stack of view controllers, with the root first.
  open var viewControllers: [UIViewController] = []
  public private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  public private(set) lazy var toolbar: UIToolbar? = UIToolbar(frame: .zero)
  open var isToolbarHidden = true
  open var isNavigationBarHidden = false

  /// The gesture that goes back, which never happens.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a navigation controller with the given root view controller.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a navigation controller without view controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    viewControllers = []
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The view controller at the top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The visible view controller: the one at the top of the stack.
  open var visibleViewController: UIViewController? { topViewController }

  /// Pushes a view controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Hides or shows the navigation bar at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Sets the stack of view controllers at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Pops all view controllers but the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { viewControllers = Array(viewControllers.prefix(1)) }
    return Array(viewControllers.dropFirst())
  }

  /// Pops the view controllers above another one; returns `nil` if the stack doesn't contain it.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    defer { viewControllers = Array(viewControllers.prefix(index + 1)) }
    return Array(viewControllers.dropFirst(index + 1))
  }

  /// Pops the top view controller, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
}
