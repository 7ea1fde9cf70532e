import Foundation

/// What an app may do with the photos of a device.
///
/// - Source: Photos, `PHAccessLevel`.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
