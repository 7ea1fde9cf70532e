import Foundation

/// Returns the seconds since the beginning of 2001, as apps measure how long something takes.
///
/// A file that imports CoreFoundation gets the function from there.
///
/// - Source: Core Foundation, `CFAbsoluteTimeGetCurrent()`.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
