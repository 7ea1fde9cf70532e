public import TouchstoneUI

/// What a tab bar controller tells. Nothing of it is called: no one taps in a picture.
///
/// - Source: UIKit, `UITabBarControllerDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Called before a controller is selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a controller has been selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Called before a controller is selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Called when a controller has been selected.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
