import PackagePlugin

/// Compiles the sources of a target with their conditions decided as on macOS.
///
///     .testTarget(
///       name: "CardTests", dependencies: ["Cards"], sources: ["AsApple.swift"],
///       plugins: [.plugin(name: "CompileAsMacOS", package: "touchstone")])
@main
struct CompileAsMacOS: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try AppleSources.commands(context: context, target: target, platform: "macOS")
  }
}
