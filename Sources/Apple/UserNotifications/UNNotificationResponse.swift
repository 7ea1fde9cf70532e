public import Foundation

/// - Source: UserNotifications, `UNNotificationResponse`.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}
