import Foundation
import PackagePlugin

/// `swift package record-snapshots`: builds the tool and hands everything over to `touchstone record`.
///
/// The plugin does not depend on the tool, for SwiftPM would then build the tool, and every module below it a second
/// time, in each package that only uses the library.
@main
struct RecordSnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let build = try packageManager.build(.product("touchstone"), parameters: .init(configuration: .debug))
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("The tool `touchstone` could not be built:\n\(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["record", "--package", context.package.directoryURL.path] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
