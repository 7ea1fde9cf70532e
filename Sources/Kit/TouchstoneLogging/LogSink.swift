import Foundation

/// The destination of messages: standard error if `OS_ACTIVITY_DT_MODE` is set in the environment, as Xcode sets it;
/// otherwise none, since Apple's logs are not part of a program's output either.
enum LogSink {
  static let isOpen = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  static func write(_ message: String, _ type: OSLogType, subsystem: String, category: String) {
    let place = category.isEmpty ? "" : "[\(subsystem):\(category)] "
    FileHandle.standardError.write(Data("\(place)\(type.name)\(message)\n".utf8))
  }
}
