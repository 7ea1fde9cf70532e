import Foundation

/// Where messages go: to standard error if the environment sets `OS_ACTIVITY_DT_MODE`, as Xcode does; else nowhere, for
/// Apple's logs are no output of a program either.
enum LogSink {
  static let isOpen = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  static func write(_ message: String, _ type: OSLogType, subsystem: String, category: String) {
    let place = category.isEmpty ? "" : "[\(subsystem):\(category)] "
    FileHandle.standardError.write(Data("\(place)\(type.name)\(message)\n".utf8))
  }
}
