public import Foundation

/// - Source: UserNotifications, `UNNotificationAction`.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public typealias Options = UNNotificationActionOptions

  public let identifier: String
  public let title: String
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}
