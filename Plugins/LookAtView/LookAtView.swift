import PackagePlugin

/// The command `swift package look`, which runs `touchstone look`.
@main
struct LookAtView: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try TouchstoneTool.run(["look"] + context.places, arguments: arguments, context: context, manager: packageManager)
  }
}
