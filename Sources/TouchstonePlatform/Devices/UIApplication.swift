public import Foundation
public import TouchstoneUI

/// The app: none runs here, so that it has no windows and opens nothing.
///
/// - Source: UIKit, `UIApplication`.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// The windows: none.
  public var windows: [UIWindow] { [] }
  /// The window that gets events: none.
  public var keyWindow: UIWindow? { nil }
  /// The scenes that are shown: none.
  public var connectedScenes: Set<UIScene> { [] }
  /// Whether the app gets events: it does.
  public var applicationState: State { .active }
  /// The name of the icon that is shown: the usual one.
  public var alternateIconName: String? { nil }
  /// Whether the screen stays on.
  public var isIdleTimerDisabled = false
  /// The size of text: that of a new device.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// In which direction lines run: from left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether an app gets events.
  public enum State: Int, Sendable {
    /// It is shown and gets events.
    case active
    /// It is shown and gets none.
    case inactive
    /// It is not shown.
    case background
  }

  /// Keys of what an app is opened with.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether an address can be opened: none can.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens an address, which nothing does here.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Sends an action to whoever takes it: nothing does.
  @discardableResult
  public func sendAction(_ action: String, to target: Any?, from sender: Any?, for event: Any?) -> Bool { false }

  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
}

extension UIApplication {
  /// Sent when the app gets events; never here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Sent when the app is hidden; never here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Sent before the app is shown; never here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Sent before the app gets no more events; never here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Sent before the app ends; never here.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Sent when memory is short; never here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Sent when a person takes a picture of the screen; never here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// A part of an app's user interface: there is none here.
///
/// - Source: UIKit, `UIScene`.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Whether a scene gets events.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is shown and gets events.
    case foregroundActive
    /// It is shown and gets none.
    case foregroundInactive
    /// It is not shown.
    case background
  }

  /// Whether the scene gets events: it is not connected.
  public var activationState: ActivationState { .unattached }
}

/// A scene with windows: there is none here.
///
/// - Source: UIKit, `UIWindowScene`.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The windows: none.
  open var windows: [UIWindow] { [] }
  /// The window that gets events: none.
  open var keyWindow: UIWindow? { nil }
  /// The screen.
  open var screen: UIScreen { .main }
}

/// The direction of text and layout of an app.
///
/// - Source: UIKit, `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Lines begin at the left.
  case leftToRight
  /// Lines begin at the right.
  case rightToLeft
}

extension UIResponder {
  /// Sent before the keyboard is shown; never here.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Sent when the keyboard is shown; never here.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Sent before the keyboard is hidden; never here.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Sent when the keyboard is hidden; never here.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Sent before the keyboard changes its frame; never here.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's frame.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long the keyboard moves.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// Settings for people who need help with seeing, hearing or touching: none is switched on here.
///
/// - Source: UIKit, `UIAccessibility`.
public enum UIAccessibility {
  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether movements are to be calm.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether nothing is to shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether letters are to be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are to stand out.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether a switch controls the device.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether colours are turned round.
  public static var isInvertColorsEnabled: Bool { false }

  /// What is told to those who help.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A text is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
  }

  /// Tells those who help; there are none here.
  public static func post(notification: Notification, argument: Any?) {}
}
