import Foundation

/// - Source: UserNotifications, `UNAlertStyle`.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
