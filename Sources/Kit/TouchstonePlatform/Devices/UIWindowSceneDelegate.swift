import Foundation
public import TouchstoneUI

/// What a scene with windows tells. Nothing of it is called: there are no scenes.
///
/// - Source: UIKit, `UIWindowSceneDelegate` and `UISceneDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: AnyObject {
  var window: UIWindow? { get set }
  /// Called when a scene is added to the app.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene becomes active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when a scene goes to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UIWindowSceneDelegate {
  /// The window: none.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Called when a scene is added to the app.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Called when a scene becomes active.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Called when a scene goes to the background.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
