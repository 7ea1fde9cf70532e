import PackagePlugin

/// The command `swift package record-snapshots`, which runs `touchstone record`.
@main
struct RecordSnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TouchstoneTool.run(["record"] + context.places, arguments: arguments, context: context, manager: packageManager)
  }
}
