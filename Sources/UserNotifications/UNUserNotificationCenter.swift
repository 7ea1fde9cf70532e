public import Foundation

/// - Source: UserNotifications, `UNAuthorizationOptions`.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let carPlay = Self(rawValue: 8)
  public static let criticalAlert = Self(rawValue: 16)
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  public static let provisional = Self(rawValue: 64)
}

/// - Source: UserNotifications, `UNNotificationPresentationOptions`.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

/// - Source: UserNotifications, `UNAuthorizationStatus`.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// - Source: UserNotifications, `UNNotificationSetting`.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// - Source: UserNotifications, `UNAlertStyle`.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// - Source: UserNotifications, `UNShowPreviewsSetting`.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What people allow an app to show. Nobody was asked.
///
/// - Source: UserNotifications, `UNNotificationSettings`.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  open var alertSetting: UNNotificationSetting { .notSupported }
  open var badgeSetting: UNNotificationSetting { .notSupported }
  open var soundSetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .never }
}

/// - Source: UserNotifications, `UNNotificationAction`.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let authenticationRequired = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let foreground = Self(rawValue: 4)
  }

  public let identifier: String
  public let title: String
  public init(identifier: String, title: String, options: Options = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}

/// - Source: UserNotifications, `UNNotificationCategory`.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let customDismissAction = Self(rawValue: 1)
    public static let allowInCarPlay = Self(rawValue: 2)
  }

  public let identifier: String
  public let actions: [UNNotificationAction]
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: Options = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
  }
}

/// What shows the notifications of an app. It asks nobody, keeps none and shows none.
///
/// A class, because there is one for the whole app.
///
/// - Source: UserNotifications, `UNUserNotificationCenter`.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // SAFETY: an app sets the delegate once, and nothing here reads it.
  private static let center = UNUserNotificationCenter()

  public static func current() -> UNUserNotificationCenter { center }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Returns that nobody allows it.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  /// Passes that nobody allows it.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  /// Keeps nothing: no notification is shown.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// Keeps nothing: no notification is shown.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completionHandler([])
  }
  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func removeAllPendingNotificationRequests() {}
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}

/// What is told of notifications, of which there are none.
///
/// - Source: UserNotifications, `UNUserNotificationCenterDelegate`.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}
