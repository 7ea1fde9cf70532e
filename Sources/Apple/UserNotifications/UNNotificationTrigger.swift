public import Foundation

/// When a notification is shown.
///
/// - Source: UserNotifications, `UNNotificationTrigger`.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}
