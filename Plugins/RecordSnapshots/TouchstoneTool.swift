import Foundation
import PackagePlugin

/// The tool that implements the plugins.
///
/// The plugins do not depend on the tool: if they did, SwiftPM would build it, and every module below it a second time,
/// in each package that only uses the library. They request it when they run.
enum TouchstoneTool {
  /// Builds the tool, runs a subcommand, and exits with its exit status if that is not 0.
  static func run(
    _ subcommand: [String], arguments: [String], context: PluginContext, manager: PackageManager
  ) throws {
    var parameters = PackageManager.BuildParameters(configuration: .debug)
    let built = context.buildFolder.appendingPathComponent("debug/touchstone")
    if !FileManager.default.fileExists(atPath: built.path) {
      // The build takes seconds, during which SwiftPM would print nothing.
      parameters.echoLogs = true
      FileHandle.standardError.write(
        Data("Building the `touchstone` tool (once per version of Touchstone)…\n".utf8))
    }
    let build = try manager.build(.product("touchstone"), parameters: parameters)
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("The `touchstone` tool could not be built:\n\(build.logText)")
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
  /// The build folder. The work folder has the form `<build folder>/plugins/<plugin>/outputs`.
  var buildFolder: URL {
    pluginWorkDirectoryURL.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The options that tell the tool where the package and its build folder are.
  var places: [String] { ["--package", package.directoryURL.path, "--scratch-path", buildFolder.path] }
}
