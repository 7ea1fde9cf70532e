public import Foundation

/// A message of a log.
///
/// - Source: OSLog, `OSLogEntry`.
open class OSLogEntry: NSObject {
  /// When it was logged.
  public let date: Date
  /// Its text.
  public let composedMessage: String

  init(date: Date, composedMessage: String) {
    (self.date, self.composedMessage) = (date, composedMessage)
    super.init()
  }
}

/// A message of a logger.
///
/// - Source: OSLog, `OSLogEntryLog`.
public final class OSLogEntryLog: OSLogEntry {
  /// The kinds of messages.
  public enum Level: Int, Sendable {
    /// From none to the severest.
    case undefined, debug, info, notice, error, fault
  }

  /// The subsystem of the logger.
  public var subsystem: String { "" }
  /// The category of the logger.
  public var category: String { "" }
  /// The kind.
  public var level: Level { .undefined }
}
