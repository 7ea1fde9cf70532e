import Foundation

/// Writes messages to a log.
///
/// Messages go to standard error where the environment sets `OS_ACTIVITY_DT_MODE`, and nowhere else.
///
/// - Source: os, `Logger`.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger of a part of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger of the usual log.
  public init() { log = .default }

  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the usual type.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message for those who look for a mistake.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message for those who look for a mistake.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message that helps.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message of the usual type.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes that something is not as it should be.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes that something went very wrong.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes that something went very wrong.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message.
///
/// - Source: os, `os_log`.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message of a type.
///
/// - Source: os, `os_log`.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type) }

/// Writes a message in the form of `printf`.
///
/// - Source: os, `os_log`.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) { log.write(formatted(message, args), type) }

/// Writes a message in the form of `printf`.
///
/// - Source: os, `os_log`.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) { log.write(formatted(message, args), type) }

/// A message of `printf` with its values; what says who may read them, as in `%{public}@`, is left out.
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
  // Texts are objects there.
  return String(format: format, arguments: args.map { ($0 as? String).map { NSString(string: $0) } ?? $0 })
}
