public import Foundation

/// - Source: UserNotifications, `UNNotificationCategory`.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public typealias Options = UNNotificationCategoryOptions

  public let identifier: String
  public let actions: [UNNotificationAction]
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
  }
}
