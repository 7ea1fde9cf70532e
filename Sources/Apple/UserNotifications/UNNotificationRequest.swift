public import Foundation

/// - Source: UserNotifications, `UNNotificationRequest`.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}
