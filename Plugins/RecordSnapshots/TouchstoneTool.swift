import Foundation
import PackagePlugin

/// The tool that implements the plugins.
///
/// The plugins do not depend on the tool: if they did, SwiftPM would build it, and every module below it a second time,
/// in each package that only uses the library. They request it when they run.
enum TouchstoneTool {
  /// Builds the tool, runs a subcommand, and exits with its exit status if that is not 0.
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
  /// The options that tell the tool where the package and its build folder are.
  var places: [String] {
    // The path has the form <build folder>/plugins/<plugin>/outputs.
    let build = pluginWorkDirectoryURL.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ["--package", package.directoryURL.path, "--scratch-path", build.path]
  }
}
