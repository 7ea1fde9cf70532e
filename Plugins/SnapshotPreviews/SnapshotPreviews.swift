import PackagePlugin

/// The command `swift package snapshot-previews`, which runs `touchstone previews`.
@main
struct SnapshotPreviews: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TouchstoneTool.run(
      ["previews"] + context.places, arguments: arguments, context: context, manager: packageManager)
  }
}
