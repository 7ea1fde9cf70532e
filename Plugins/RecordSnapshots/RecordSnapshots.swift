import PackagePlugin

/// `swift package record-snapshots`: hands everything over to `touchstone record`.
@main
struct RecordSnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TouchstoneTool.run(["record"] + context.places, arguments: arguments, manager: packageManager)
  }
}
