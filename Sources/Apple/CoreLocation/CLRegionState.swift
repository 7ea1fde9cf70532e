import Foundation

/// - Source: Core Location, `CLRegionState`.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
