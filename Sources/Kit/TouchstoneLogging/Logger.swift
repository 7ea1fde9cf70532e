import Foundation

/// Writes messages to a log.
///
/// Messages go to standard error if `OS_ACTIVITY_DT_MODE` is set in the environment; otherwise they are discarded.
///
/// - Source: os, `Logger`.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for a category of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger for the default log.
  public init() { log = .default }

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Logs a message of the default type.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Logs a message of the given type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Logs a debug message.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Logs a debug message.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Logs an informative message.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Logs a message of the default type.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Logs a warning, as an error message.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Logs an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Logs a fault.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Logs a fault.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Logs a message of the default type.
///
/// - Source: os, `os_log`.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Logs a message of the given type.
///
/// - Source: os, `os_log`.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type) }

/// Logs a message with a `printf` format string.
///
/// - Source: os, `os_log`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) { log.write(formatted(message, args), type) }

/// Logs a message with a `printf` format string.
///
/// - Source: os, `os_log`.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) { log.write(formatted(message, args), type) }

/// Returns a `printf` format string filled with its arguments; privacy options such as `%{public}@` are removed.
func formatted(_ message: StaticString, _ args: [any CVarArg]) -> String {
  var format = ""
  var isHint = false
  var previous: Character = " "
  for character in "\(message)" {
    if character == "{", previous == "%" {
      isHint = true
    } else if isHint {
      isHint = character != "}"
    } else {
      format.append(character)
    }
    previous = character
  }
  // `%@` needs strings to be objects.
  return String(format: format, arguments: args.map { ($0 as? String).map { NSString(string: $0) } ?? $0 })
}
