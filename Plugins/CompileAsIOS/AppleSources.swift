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
    return sources.map { source in
      // The name differs from the original's; otherwise, `#fileID` would be ambiguous.
      let name = source.deletingPathExtension().lastPathComponent + ".as\(platform).swift"
      let output = context.pluginWorkDirectoryURL.appendingPathComponent(name)
      return .buildCommand(
        displayName: "Preparing \(source.lastPathComponent) for \(platform)", executable: tool,
        arguments: [platform, modules.sorted().joined(separator: ","), source.path, output.path],
        inputFiles: [source], outputFiles: [output])
    }
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
