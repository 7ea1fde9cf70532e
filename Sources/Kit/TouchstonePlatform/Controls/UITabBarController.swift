import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A tab bar controller; Touchstone does not draw it.
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] { controller.removeFromParent() }
      for controller in viewControllers ?? [] { addChild(controller) }
    }
  }
  /// The selected controller's index.
  open var selectedIndex = 0
  open weak var delegate: (any UITabBarControllerDelegate)?
  public private(set) lazy var tabBar = UITabBar(frame: .zero)

  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// Sets the controllers at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}
