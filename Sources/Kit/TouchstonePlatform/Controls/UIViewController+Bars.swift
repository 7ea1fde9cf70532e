import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension UIViewController {
  /// What the controller puts into the navigation bar.
  public var navigationItem: UINavigationItem {
    part(UINavigationItem.self) {
      let item = UINavigationItem()
      item.title = title
      return item
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // SAFETY: there always is an item; the type is UIKit's.
  public var tabBarItem: UITabBarItem! {
    get {
      part(UITabBarItem.self) {
        let item = UITabBarItem()
        item.title = title
        return item
      }
    }
    set { self[part: UITabBarItem.self] = newValue }
  }

  public var toolbarItems: [UIBarButtonItem]? {
    get { self[part: [UIBarButtonItem].self] }
    set { self[part: [UIBarButtonItem].self] = newValue }
  }

  /// What is shown instead of missing content. It is not drawn.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { self[part: (any UIContentConfiguration).self] }
    set { self[part: (any UIContentConfiguration).self] = newValue }
  }

  /// Applies changes of what is shown instead of missing content. Has no effect.
  public func setNeedsUpdateContentUnavailableConfiguration() {}

  /// The navigation controller around.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The split view controller around.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }

  /// How the controller is presented.
  public var presentationController: UIPresentationController? {
    part(UIPresentationController.self) {
      UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// A button that begins and ends editing. Its action is never sent.
  public var editButtonItem: UIBarButtonItem { UIBarButtonItem(systemItem: isEditing ? .done : .edit) }

  /// The tab bar controller around.
  public var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
}

extension UIViewController {
  /// Names the scroll view that bars follow. Has no effect.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  /// Names the scroll view that bars follow. Has no effect.
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
}
