import PackagePlugin

/// The command `swift package snapshot-fonts`, which runs `touchstone fonts`.
@main
struct SnapshotFonts: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // The subcommand comes first, followed by its options; without one, the default is used.
    let subcommand = arguments.first.map { $0.hasPrefix("-") ? [] : [$0] } ?? []
    if subcommand.isEmpty, arguments.contains("--help") || arguments.contains("-h") {
      return try TouchstoneTool.run(["fonts"], arguments: ["--help"], context: context, manager: packageManager)
    }
    try TouchstoneTool.run(
      ["fonts"] + subcommand + context.places, arguments: Array(arguments.dropFirst(subcommand.count)),
      context: context, manager: packageManager)
  }
}
