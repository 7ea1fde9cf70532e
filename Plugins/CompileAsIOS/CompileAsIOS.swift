import PackagePlugin

/// Compiles the sources of a target with their conditions decided as on iOS.
///
///     .testTarget(
///       name: "CardTests", dependencies: ["Cards"], sources: ["AsApple.swift"],
///       plugins: [.plugin(name: "CompileAsIOS", package: "touchstone")])
@main
struct CompileAsIOS: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try AppleSources.commands(context: context, target: target, platform: "iOS")
  }
}
