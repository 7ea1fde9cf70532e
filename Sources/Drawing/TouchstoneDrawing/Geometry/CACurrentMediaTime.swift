import Foundation

/// Returns the time since the machine started, in seconds.
///
/// - Source: QuartzCore, `CACurrentMediaTime`.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
