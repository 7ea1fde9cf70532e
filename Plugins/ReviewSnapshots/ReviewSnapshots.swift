import PackagePlugin

/// The command `swift package review-snapshots`, which runs `touchstone review`.
@main
struct ReviewSnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TouchstoneTool.run(
      ["review", "--package", context.package.directoryURL.path], arguments: arguments, context: context,
      manager: packageManager)
  }
}
