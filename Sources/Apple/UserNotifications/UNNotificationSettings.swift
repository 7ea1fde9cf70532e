public import Foundation

/// What people allow an app to show: nothing, because no one can be asked.
///
/// - Source: UserNotifications, `UNNotificationSettings`.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  open var alertSetting: UNNotificationSetting { .notSupported }
  open var badgeSetting: UNNotificationSetting { .notSupported }
  open var soundSetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .never }
}
