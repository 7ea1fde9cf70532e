// Signposts for Instruments, which does not exist on Linux: they compile and do nothing.

/// An identifier of a signpost.
///
/// - Source: os, `OSSignpostID`.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The raw value.
  public let rawValue: UInt64

  /// Creates an identifier from its raw value.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier for a log.
  public init(log: OSLog) { rawValue = 1 }
  /// Creates an identifier for an object and a log.
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }

  /// The identifier of an interval that never overlaps another of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(UInt64.max)
  public static let null = OSSignpostID(0)

  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The state of an interval that has begun.
///
/// - Source: os, `OSSignpostIntervalState`.
public final class OSSignpostIntervalState: Sendable {
  init() {}

  /// Creates the state of an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState() }
}

/// A signposter for intervals and events, which are not recorded.
///
/// - Source: os, `OSSignposter`.
public struct OSSignposter: Sendable {
  /// Creates a signposter for a category of a subsystem.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a predefined category of a subsystem.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a logger's log.
  public init(logger: Logger) {}
  /// Creates a signposter for the default log.
  public init() {}

  /// A signposter that records nothing.
  public static let disabled = OSSignposter()

  /// Whether signposts are recorded; always `false`.
  public var isEnabled: Bool { false }

  /// Returns an identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an identifier for an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval; does nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval; does nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Emits an event; does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Emits an event; does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Calls a closure; the interval is not recorded.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Calls a closure; the interval is not recorded.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// The type of a signpost.
///
/// - Source: os, `OSSignpostType`.
public enum OSSignpostType: UInt8, Sendable {
  case event
  /// The beginning of an interval.
  case begin
  /// The end of an interval.
  case end
}

/// Emits a signpost; does nothing.
///
/// - Source: os, `os_signpost`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Emits a signpost; does nothing.
///
/// - Source: os, `os_signpost`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
