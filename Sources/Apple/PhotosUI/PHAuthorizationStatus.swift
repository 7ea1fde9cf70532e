import Foundation

/// Whether an app may use the photos of a device.
///
/// - Source: Photos, `PHAuthorizationStatus`.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
