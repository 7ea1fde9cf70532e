import Foundation
import PackagePlugin

/// The tool that does what the plugins offer.
///
/// The plugins do not depend on it, for SwiftPM would then build the tool, and every module below it a second time, in
/// each package that only uses the library: they ask for it when they run.
enum TouchstoneTool {
  /// Builds the tool, runs a subcommand, and ends with its exit code if that is not 0.
  static func run(_ subcommand: [String], arguments: [String], manager: PackageManager) throws {
    let build = try manager.build(.product("touchstone"), parameters: .init(configuration: .debug))
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("The tool `touchstone` could not be built:\n\(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = subcommand + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

extension PluginContext {
  /// The options of the tool that say where the package is, and its build folder.
  var places: [String] {
    // <build folder>/plugins/<plugin>/outputs
    let build = pluginWorkDirectoryURL.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ["--package", package.directoryURL.path, "--scratch-path", build.path]
  }
}
