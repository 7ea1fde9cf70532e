import Foundation

/// - Source: UserNotifications, `UNNotificationSetting`.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
