// Lets code that imports Core Animation compile unmodified on Linux, as far as it calculates. Layers are absent.
@_exported import CoreGraphics

/// The time since the machine was started, in seconds.
///
/// - Source: QuartzCore, `CACurrentMediaTime`.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
