import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension UIViewController {
  /// What the controller puts into the navigation bar.
  public var navigationItem: UINavigationItem {
    if let item: UINavigationItem = extra("navigationItem") { return item }
    let item = UINavigationItem()
    item.title = title
    setExtra("navigationItem", item)
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // SAFETY: there always is an item; the type is UIKit's.
  /// The item of the controller in a tab bar.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item: UITabBarItem = extra("tabBarItem") { return item }
      let item = UITabBarItem()
      item.title = title
      setExtra("tabBarItem", item)
      return item
    }
    set { setExtra("tabBarItem", newValue) }
  }

  /// The items of the toolbar.
  public var toolbarItems: [UIBarButtonItem]? {
    get { extra("toolbarItems") }
    set { setExtra("toolbarItems", newValue) }
  }

  /// What is shown instead of missing content. It is not drawn.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { extra("contentUnavailableConfiguration") }
    set { setExtra("contentUnavailableConfiguration", newValue) }
  }

  /// Applies changes of what is shown instead of missing content. Has no effect.
  public func setNeedsUpdateContentUnavailableConfiguration() {}

  /// The navigation controller around.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The tab bar controller around.
  public var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
}
