import Foundation
import TouchstoneSnapshots

/// The environment that the user's command began with.
///
/// `swift package` runs plugins, and so this tool, with a longer `LD_LIBRARY_PATH`. If another `swift` command inherited it,
/// SwiftPM would consider its caches outdated, and so would the user's next command: it would read all manifests and
/// compile all plugins again.
enum UserEnvironment {
  static let variables: [String: String] = {
    var variables = ProcessInfo.processInfo.environment
    guard let command = RunIdentifier.kernel.ancestor(named: "swift-package", of: getpid()),
      let environ = FileManager.default.contents(atPath: "/proc/\(command)/environ")
    else { return variables }
    variables["LD_LIBRARY_PATH"] = value(of: "LD_LIBRARY_PATH", in: environ)
    return variables
  }()

  /// - Source: proc_pid_environ(5): `name=value`, each with a byte of 0 behind it.
  static func value(of name: String, in environ: Data) -> String? {
    let start = Data("\(name)=".utf8)
    return environ.split(separator: 0).first { $0.starts(with: start) }
      .map { String(decoding: $0.dropFirst(start.count), as: UTF8.self) }
  }
}
