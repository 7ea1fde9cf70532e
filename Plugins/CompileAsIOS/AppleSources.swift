import Foundation
import PackagePlugin

/// The commands that decide the conditions in a target's sources.
enum AppleSources {
  /// Returns a command for each Swift file that SwiftPM does not compile itself, so that only changed files are read
  /// again.
  static func commands(context: PluginContext, target: any Target, platform: String) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    // This does not include files that the manifest excludes.
    let sources = module.sourceFiles.filter { $0.type == .unknown && $0.url.pathExtension == "swift" }.map(\.url)
    if sources.isEmpty {
      Diagnostics.warning(
        "\(target.name): SwiftPM compiles all files of this target, so CompileAs\(platform.capitalizedFirst) has none. Give the "
          + "target a file that contains only comments as its only source: sources: [\"AsApple.swift\"]")
    }
    let tool = try context.tool(named: "touchstone-conditions").url
    let modules = Set(target.recursiveTargetDependencies.map { $0.sourceModule?.moduleName ?? $0.name })
      .union(renamedModules(of: target))
    // Before the others: these read what it writes.
    let finding = module.kind == .test && !sources.isEmpty ? [classes(of: module, context: context, tool: tool)] : []
    let lists = finding.map { $0.list }
    return finding.map { $0.command }
      + sources.map { source in
        // The name differs from the original's; otherwise, `#fileID` would be ambiguous.
        let name = source.deletingPathExtension().lastPathComponent + ".as\(platform).swift"
        let output = context.pluginWorkDirectoryURL.appendingPathComponent(name)
        return .buildCommand(
          displayName: "Preparing \(source.lastPathComponent) for \(platform)", executable: tool,
          arguments: [platform, modules.sorted().joined(separator: ","), source.path, output.path] + lists.map(\.path),
          inputFiles: [source] + lists, outputFiles: [output])
      }
  }

  /// Returns the command that lists the classes with tests of XCTest in a target's files, and in those of the package's
  /// targets that it depends on: subclasses in other files are on the main actor, too. The list is a source that contains
  /// only comments, because SwiftPM would take any other file for a resource.
  private static func classes(
    of module: any SourceModuleTarget, context: PluginContext, tool: URL
  ) -> (command: Command, list: URL) {
    let own = Set(context.package.targets.map { $0.id })
    let modules = module.recursiveTargetDependencies.filter { own.contains($0.id) }.compactMap { $0.sourceModule }
    let sources = (modules + [module]).flatMap { part in
      part.sourceFiles.map { $0.url }.filter { $0.pathExtension == "swift" }
    }
    let list = context.pluginWorkDirectoryURL.appendingPathComponent("TestCases.touchstone.swift")
    let command = Command.buildCommand(
      displayName: "Listing the test cases of \(module.name)", executable: tool,
      arguments: ["--test-cases", list.path] + sources.map { $0.path }, inputFiles: sources, outputFiles: [list])
    return (command, list)
  }

  /// The modules that the target imports by the name of their product, but that have another name.
  private static func renamedModules(of target: any Target) -> [String] {
    target.dependencies.compactMap { dependency in
      guard case .product(let product) = dependency else { return nil }
      return ["os", "OSLog", "UniformTypeIdentifiers"].contains(product.name) ? product.name : nil
    }
  }
}

extension String {
  /// The string with its first character in upper case: `IOS` for `iOS`.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
