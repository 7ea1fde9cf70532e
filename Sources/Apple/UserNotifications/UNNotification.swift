public import Foundation

/// - Source: UserNotifications, `UNNotification`.
open class UNNotification: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let date: Date
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}
