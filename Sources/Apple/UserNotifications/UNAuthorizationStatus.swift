import Foundation

/// - Source: UserNotifications, `UNAuthorizationStatus`.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
