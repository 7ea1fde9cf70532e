import Foundation

/// - Source: UserNotifications, `UNNotificationInterruptionLevel`.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
