import PackagePlugin

/// The command `swift package compare-snapshots`, which runs `touchstone compare-snapshots`.
@main
struct CompareSnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TouchstoneTool.run(
      ["compare-snapshots"] + context.places, arguments: arguments, context: context, manager: packageManager)
  }
}
