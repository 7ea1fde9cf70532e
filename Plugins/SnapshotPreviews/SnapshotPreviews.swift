import PackagePlugin

/// `swift package snapshot-previews`: hands everything over to `touchstone previews`.
@main
struct SnapshotPreviews: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TouchstoneTool.run(["previews"] + context.places, arguments: arguments, manager: packageManager)
  }
}
