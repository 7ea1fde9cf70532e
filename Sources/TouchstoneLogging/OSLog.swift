/// How much a message matters.
///
/// - Source: os, `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a type from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual type.
  public static let `default` = OSLogType(0)
  /// A message that helps.
  public static let info = OSLogType(1)
  /// A message for those who look for a mistake.
  public static let debug = OSLogType(2)
  /// Something went wrong.
  public static let error = OSLogType(16)
  /// Something went very wrong.
  public static let fault = OSLogType(17)

  /// The word before a message.
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

/// A log of a subsystem.
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

  /// Creates the log of a part of a subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates the log of a part of a subsystem that tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// A part that tools know.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What happens all the time.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// What happens all the time, with the calls that led there.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The usual log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that keeps nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Whether messages of a type are kept.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogSink.isOpen }
  /// Whether intervals are kept: none is.
  public var signpostsEnabled: Bool { false }

  func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    LogSink.write(message(), type, subsystem: subsystem, category: category)
  }

  public static func == (lhs: OSLog, rhs: OSLog) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
