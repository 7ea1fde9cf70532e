import PackagePlugin

@main
struct RecordSnapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {}
}
