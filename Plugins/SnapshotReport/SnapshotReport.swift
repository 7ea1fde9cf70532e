import PackagePlugin

/// The command `swift package snapshot-report`, which runs `touchstone report`.
@main
struct SnapshotReport: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TouchstoneTool.run(
      ["report", "--package", context.package.directoryURL.path], arguments: arguments, context: context,
      manager: packageManager)
  }
}
