import Foundation

/// - Source: UserNotifications, `UNShowPreviewsSetting`.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }
