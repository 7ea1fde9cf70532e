import Logging
import Synchronization

/// A backend of logs that keeps what it is told.
///
/// A class because loggers share it.
final class TestLog: LogHandler, Sendable {
  struct Entry: Sendable {
    let level: Logger.Level
    let message: String
    let metadata: [String: String]
  }

  private let kept = Mutex([Entry]())
  private let own = Mutex(Logger.Metadata())

  var entries: [Entry] { kept.withLock { $0 } }

  var logLevel: Logger.Level {
    get { .info }
    set {}
  }

  var metadata: Logger.Metadata {
    get { own.withLock { $0 } }
    set { own.withLock { $0 = newValue } }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { own.withLock { $0[key] = newValue } }
  }

  func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String, file: String,
    function: String, line: UInt
  ) {
    let all = self.metadata.merging(metadata ?? [:]) { $1 }
    kept.withLock { $0.append(Entry(level: level, message: "\(message)", metadata: all.mapValues(\.description))) }
  }
}
