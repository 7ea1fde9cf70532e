// Lets code that imports Core Animation for its computations compile unmodified on Linux. There are no layers.
@_exported import CoreGraphics

/// Returns the time since the machine started, in seconds.
///
/// - Source: QuartzCore, `CACurrentMediaTime`.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
