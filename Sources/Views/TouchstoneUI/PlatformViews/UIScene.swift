public import Foundation

/// An instance of an app's user interface; Touchstone creates none.
///
/// - Source: UIKit, `UIScene`.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The running state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In the foreground and receiving events.
    case foregroundActive
    /// In the foreground and not receiving events.
    case foregroundInactive
    case background
  }

  /// How a scene was opened.
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    /// The addresses to open: none.
    public var urlContexts: Set<UIOpenURLContext> { [] }
  }

  /// The state of the scene; always unattached.
  public var activationState: ActivationState { .unattached }
}

/// A scene with windows; Touchstone creates none.
///
/// - Source: UIKit, `UIWindowScene`.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The scene's windows; always empty.
  open var windows: [UIWindow] { [] }
  /// The key window; always `nil`.
  open var keyWindow: UIWindow? { nil }
  /// The scene's screen.
  open var screen: UIScreen { .main }
  /// The orientation of the scene: upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// Wishes for the shape of a scene.
  public final class GeometryPreferences: Sendable {
    /// The wish for one of several orientations.
    public let interfaceOrientations: UIInterfaceOrientationMask

    private init(_ orientations: UIInterfaceOrientationMask) { interfaceOrientations = orientations }

    /// Returns the wish for one of several orientations.
    public static func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> GeometryPreferences {
      GeometryPreferences(interfaceOrientations)
    }
  }

  /// Requests another shape. Has no effect.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

extension UIScene {
  /// The name of the notification for a scene that became active; never posted.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The name of the notification for a scene that is about to become inactive; never posted.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// The name of the notification for a scene that is about to enter the foreground; never posted.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The name of the notification for a scene that entered the background; never posted.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The name of the notification for a scene that was connected; never posted.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// The name of the notification for a scene that was disconnected; never posted.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}
