public import Foundation

/// - Source: UserNotifications, `UNNotificationSound`.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
  public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))
  private let name: UNNotificationSoundName
  public init(named name: UNNotificationSoundName) { self.name = name }
}
