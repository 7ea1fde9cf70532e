import Foundation

/// The Swift that builds packages.
enum Toolchain {
  /// The identity of the `swift` in `PATH`; nil if there is none.
  static let current = identity()

  /// Returns a text that changes with the compiler: its version, which a manager of toolchains may change behind the same
  /// program, and the stamp of that.
  static func identity(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard let program = folders.lazy.map({ "\($0)/swift" }).first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    let version = ExternalProgram.run([program, "--version"])
    guard let version, version.status == 0 else { return nil }
    let file = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
    // SwiftPM asks this one in place of the compiler beside it.
    return [version.output, file, FileStamp.of(file) ?? "", environment["SWIFT_EXEC"] ?? ""].joined(separator: "\n")
  }
}
