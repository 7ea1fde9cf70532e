/// The type of a log message: how important it is.
///
/// - Source: os, `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a type from its raw value.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  /// An informative message.
  public static let info = OSLogType(1)
  /// A debug message.
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  /// The prefix of messages of this type.
  var name: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// A log for a category of a subsystem.
///
/// - Source: os, `OSLog`.
public final class OSLog: Hashable, Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Creates the log for a category of a subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates the log for a predefined category of a subsystem.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// A predefined category that tools recognize.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Dynamic tracing with backtraces.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that discards all messages.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Returns whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogSink.isOpen }
  /// Whether signposts are recorded; always `false`.
  public var signpostsEnabled: Bool { false }

  func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    LogSink.write(message(), type, subsystem: subsystem, category: category)
  }

  public static func == (lhs: OSLog, rhs: OSLog) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
