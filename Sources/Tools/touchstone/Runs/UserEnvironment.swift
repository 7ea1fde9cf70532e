import Foundation
import TouchstoneSnapshots

/// The environment that the user's command began with.
///
/// `swift package` runs plugins, and so this tool, with a longer `LD_LIBRARY_PATH`. If another `swift` command inherited it,
/// SwiftPM would consider its caches outdated, and so would the user's next command: it would read all manifests and
/// compile all plugins again. So it is with the variable in which a shell says which program it runs.
enum UserEnvironment {
  static let variables: [String: String] = {
    var variables = ProcessInfo.processInfo.environment
    guard let command = RunIdentifier.kernel.ancestor(named: "swift-package", of: getpid()),
      let environ = FileManager.default.contents(atPath: "/proc/\(command)/environ")
    else { return asForSwift(variables) }
    variables["LD_LIBRARY_PATH"] = value(of: "LD_LIBRARY_PATH", in: environ)
    return variables
  }()

  /// Returns the variables that a shell gives to `swift`, of those that it gave to this tool.
  ///
  /// - Source: Bash Reference Manual, "Special Parameters": `_` is the path of each command that is run, in its environment.
  static func asForSwift(_ variables: [String: String]) -> [String: String] {
    guard variables["_"] != nil, let swift = ExternalProgram.path(of: "swift", in: variables) else { return variables }
    return variables.merging(["_": swift]) { $1 }
  }

  /// - Source: proc_pid_environ(5): `name=value`, each with a byte of 0 behind it.
  static func value(of name: String, in environ: Data) -> String? {
    let start = Data("\(name)=".utf8)
    return environ.split(separator: 0).first { $0.starts(with: start) }
      .map { String(decoding: $0.dropFirst(start.count), as: UTF8.self) }
  }
}
