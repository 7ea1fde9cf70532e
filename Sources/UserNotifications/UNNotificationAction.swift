public import Foundation

/// - Source: UserNotifications, `UNNotificationAction`.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let authenticationRequired = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let foreground = Self(rawValue: 4)
  }

  public let identifier: String
  public let title: String
  public init(identifier: String, title: String, options: Options = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}
