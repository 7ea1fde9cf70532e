public import Foundation

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
