import Foundation

/// - Source: Core Location, `CLProximity`.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
