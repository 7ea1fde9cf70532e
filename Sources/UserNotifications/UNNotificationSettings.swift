public import Foundation

/// What people allow an app to show. No one was asked.
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
