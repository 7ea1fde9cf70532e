import PackagePlugin

/// `swift package snapshot-fonts`: hands everything over to `touchstone fonts`.
@main
struct SnapshotFonts: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // The subcommand comes first, its options behind it; without one there is the default.
    let subcommand = arguments.first.map { $0.hasPrefix("-") ? [] : [$0] } ?? []
    if subcommand.isEmpty, arguments.contains("--help") || arguments.contains("-h") {
      return try TouchstoneTool.run(["fonts"], arguments: ["--help"], manager: packageManager)
    }
    try TouchstoneTool.run(
      ["fonts"] + subcommand + context.places, arguments: Array(arguments.dropFirst(subcommand.count)),
      manager: packageManager)
  }
}
