// Intervals for Instruments, of which there is none on Linux: they compile and do nothing.

/// A name for an interval.
///
/// - Source: os, `OSSignpostID`.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates a name from its number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates a name in a log.
  public init(log: OSLog) { rawValue = 1 }
  /// Creates the name of an object in a log.
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }

  /// The name of what is done once at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No name.
  public static let invalid = OSSignpostID(UInt64.max)
  /// No name.
  public static let null = OSSignpostID(0)

  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// An interval that has begun.
///
/// - Source: os, `OSSignpostIntervalState`.
public final class OSSignpostIntervalState: Sendable {
  init() {}

  /// Creates an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState() }
}

/// Marks intervals; nothing shows them here.
///
/// - Source: os, `OSSignposter`.
public struct OSSignposter: Sendable {
  /// Creates a signposter of a part of a subsystem.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of a part of a subsystem that tools know.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter of a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter of a logger's log.
  public init(logger: Logger) {}
  /// Creates a signposter of the usual log.
  public init() {}

  /// The signposter that marks nothing.
  public static let disabled = OSSignposter()

  /// Whether intervals are marked: none is.
  public var isEnabled: Bool { false }

  /// Makes a name.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Makes the name of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Marks the interval of a closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Marks the interval of a closure.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// What a mark says.
///
/// - Source: os, `OSSignpostType`.
public enum OSSignpostType: UInt8, Sendable {
  /// A moment.
  case event
  /// An interval begins.
  case begin
  /// An interval ends.
  case end
}

/// Marks a moment or an interval; nothing shows it here.
///
/// - Source: os, `os_signpost`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment or an interval; nothing shows it here.
///
/// - Source: os, `os_signpost`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
