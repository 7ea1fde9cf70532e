import PackagePlugin

/// `swift package review-snapshots`: hands everything over to `touchstone review`.
@main
struct ReviewSnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TouchstoneTool.run(
      ["review", "--package", context.package.directoryURL.path], arguments: arguments, manager: packageManager)
  }
}
