import PackagePlugin

/// `swift package snapshot-report`: hands everything over to `touchstone report`.
@main
struct SnapshotReport: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TouchstoneTool.run(
      ["report", "--package", context.package.directoryURL.path], arguments: arguments, manager: packageManager)
  }
}
