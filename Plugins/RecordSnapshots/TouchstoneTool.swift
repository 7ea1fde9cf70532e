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
    guard let tool = try tool(in: context, manager: manager) else { return }
    let process = Process()
    process.executableURL = tool
    process.arguments = subcommand + arguments
    // `swift package` holds the lock of this folder until the plugin has ended.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TOUCHSTONE_PLUGIN_BUILD_FOLDER": context.buildFolder.path
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Returns the tool, which is built unless a build is known to change nothing; `nil` after an error that was shown.
  private static func tool(in context: PluginContext, manager: PackageManager) throws -> URL? {
    let expected = context.buildFolder.appendingPathComponent("debug/touchstone")
    let record = context.pluginWorkDirectoryURL.appendingPathComponent("tool-build")
    if let state = state(of: expected, in: context), state == (try? String(contentsOf: record, encoding: .utf8)) {
      return expected
    }
    var parameters = PackageManager.BuildParameters(configuration: .debug)
    if !FileManager.default.fileExists(atPath: expected.path) {
      // The build takes minutes, during which SwiftPM would print nothing.
      parameters.echoLogs = true
      FileHandle.standardError.write(
        Data("Building the `touchstone` tool (once per version of Touchstone; half a minute or more)…\n".utf8))
    }
    let build = try manager.build(.product("touchstone"), parameters: parameters)
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("The `touchstone` tool could not be built:\n\(build.logText)")
      return nil
    }
    try state(of: tool.url, in: context)?.write(to: record, atomically: true, encoding: .utf8)
    return tool.url
  }

  /// Returns what a built tool depends on: Touchstone's revision, the file, and this plugin, which SwiftPM compiles
  /// again with each toolchain. `nil` without such a file, or if Touchstone is not a checkout of SwiftPM's, which stays
  /// as it is until it is moved to another revision.
  private static func state(of tool: URL, in context: PluginContext) -> String? {
    guard let touchstone = context.package.touchstone, case .repository = touchstone.origin,
      let revision = try? String(
        contentsOf: touchstone.directoryURL.appendingPathComponent(".git/HEAD"), encoding: .utf8),
      let toolTime = modificationTime(of: tool),
      let pluginTime = modificationTime(of: URL(fileURLWithPath: CommandLine.arguments[0]))
    else { return nil }
    return "\(revision) \(toolTime) \(pluginTime)"
  }

  private static func modificationTime(of file: URL) -> TimeInterval? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970
  }
}

extension Package {
  /// The package with the tool: this one, or the first found among its dependencies.
  fileprivate var touchstone: Package? {
    if products.contains(where: { $0 is ExecutableProduct && $0.name == "touchstone" }) { return self }
    return dependencies.lazy.compactMap(\.package.touchstone).first
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
