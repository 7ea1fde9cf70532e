public import Foundation
public import TouchstoneUI

/// The app object. No app runs under Touchstone, so it has no windows and opens nothing.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The shared app object.
  public static let shared = UIApplication()

  /// The delegate that code sets. Never called.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The number on the app's icon. Not shown.
  open var applicationIconBadgeNumber = 0
  /// The app's windows; always empty.
  public var windows: [UIWindow] { [] }
  /// The key window; always `nil`.
  public var keyWindow: UIWindow? { nil }
  /// The connected scenes; always empty.
  public var connectedScenes: Set<UIScene> { [] }
  /// The state of the app; always active.
  public var applicationState: State { .active }
  /// What the system keeps of scenes; always empty.
  public var openSessions: Set<UISceneSession> { [] }
  /// The actions on the home screen, which are never shown.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether shaking the device undoes an edit. It is never shaken.
  open var applicationSupportsShakeToEdit = true
  /// The frame of the status bar, in points; always empty: there is none.
  public var statusBarFrame: CGRect { .zero }
  /// The name of the alternate icon; always `nil`, which means the primary icon.
  public var alternateIconName: String? { nil }
  /// Whether the app can change its icon; always `false`.
  public var supportsAlternateIcons: Bool { false }
  /// Whether the idle timer is disabled. Ignored.
  public var isIdleTimerDisabled = false
  /// The preferred text size; always large, the default of a new device.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The layout direction; always left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The running state of an app.
  public enum State: Int, Sendable {
    /// In the foreground and receiving events.
    case active
    /// In the foreground and not receiving events.
    case inactive
    case background
  }

  /// A key for the options of opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Returns `false`: the app opens no URLs.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls the completion handler with `false` without opening the URL.
  @preconcurrency public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Returns `false` without sending the action.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool { false }

  /// Asks for time in the background. Returns `invalid`: no task begins, and the handler is never called.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  /// Asks for time in the background. Returns `invalid`: no task begins, and the handler is never called.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Ends work in the background. Has no effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Calls the completion handler with an error: there is no icon.
  @preconcurrency public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  /// Throws an error: there is no icon.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Asks for remote notifications. Has no effect.
  public func registerForRemoteNotifications() {}
  /// Has no effect: no notification arrives.
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var isProtectedDataAvailable: Bool { true }
  public var supportsMultipleScenes: Bool { false }

  /// The URL of the app's settings for notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
}

extension UIApplication {
  /// The name of the notification for an app that became active; never posted.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification for an app that entered the background; never posted.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification for an app that is about to enter the foreground; never posted.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of the notification for an app that is about to become inactive; never posted.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification for an app that is about to terminate; never posted.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// The name of the notification for a memory warning; never posted.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification for a screenshot by the user; never posted.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

extension UIResponder {
  /// The name of the notification for a keyboard that is about to appear; never posted.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The name of the notification for a keyboard that appeared; never posted.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The name of the notification for a keyboard that is about to disappear; never posted.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The name of the notification for a keyboard that disappeared; never posted.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The name of the notification for a keyboard whose frame is about to change; never posted.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key for the keyboard's final frame.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The name of the notification for a keyboard whose frame changed; never posted.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key for the keyboard's initial frame.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key for whether the keyboard is that of the app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
