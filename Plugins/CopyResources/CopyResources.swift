import Foundation
import PackagePlugin

/// Copies resources into a target's bundle that Xcode includes automatically but SwiftPM on Linux does not, and makes Xcode's
/// symbols of asset catalogues.
///
///     .target(name: "Cards", plugins: [.plugin(name: "CopyResources", package: "touchstone")])
@main
struct CopyResources: BuildToolPlugin {
  /// Asset catalogues and string catalogues, and fonts, which Xcode requires to be declared.
  private static let extensions: Set = ["xcassets", "xcstrings", "ttf", "otf", "ttc", "otc"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = target.sourceModule?.sourceFiles.map { $0 } ?? []
    // Files that the manifest declares are resources already, and files that it excludes are not listed.
    let resources = files.filter { $0.type == .unknown && Self.extensions.contains($0.url.pathExtension.lowercased()) }
    var taken = Set(files.filter { $0.type == .resource }.map(\.url.lastPathComponent))
    let catalogues = files.filter { $0.url.pathExtension.lowercased() == "xcassets" }.map(\.url)
    let symbols = try symbols(of: catalogues.sorted { $0.path < $1.path }, context: context, target: target)
    return symbols
      + resources.map(\.url).sorted { $0.path < $1.path }.map { resource in
        let name = Self.name(of: resource, in: target.directoryURL, taken: taken)
        taken.insert(name)
        let copy = context.pluginWorkDirectoryURL.appendingPathComponent(name)
        return .buildCommand(
          displayName: "Copying \(resource.lastPathComponent)", executable: URL(fileURLWithPath: "/bin/sh"),
          arguments: ["-c", "rm -rf -- \"$1\" && cp -R -- \"$0\" \"$1\"", resource.path, copy.path],
          inputFiles: [resource] + Self.contents(of: resource), outputFiles: [copy])
      }
  }

  /// Returns the command that writes the constants of colours and images, if the target sees their types.
  private func symbols(of catalogues: [URL], context: PluginContext, target: any Target) throws -> [Command] {
    guard !catalogues.isEmpty, target is SwiftSourceModuleTarget else { return [] }
    let modules = ["SwiftUI", "UIKit", "AppKit"].filter { module in
      target.recursiveTargetDependencies.contains { $0.name == module }
    }
    guard !modules.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Making symbols of \(target.name)'s assets",
        executable: try context.tool(named: "touchstone-assets").url,
        arguments: [modules.joined(separator: ","), output.path] + catalogues.map(\.path),
        inputFiles: catalogues + catalogues.flatMap(Self.contents), outputFiles: [output])
    ]
  }

  /// Returns the name of a resource in the bundle, which has no folders: if its own is taken, with its path before it.
  ///
  /// Catalogues and fonts are found under any name, but a table of texts only under its own.
  private static func name(of resource: URL, in folder: URL, taken: Set<String>) -> String {
    let name = resource.lastPathComponent
    guard taken.contains(name) else { return name }
    if resource.pathExtension == "xcstrings" {
      Diagnostics.error(
        "Two resources are named \(name), one of which is \(resource.path). Texts are looked up by this name: rename one."
      )
    }
    return resource.pathComponents.dropFirst(folder.pathComponents.count).joined(separator: "-")
  }

  /// Returns all files and folders in a catalogue: a change in any of them makes it be copied again.
  private static func contents(of folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().map { folder.appendingPathComponent($0) }
  }
}
