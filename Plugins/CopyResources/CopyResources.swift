import Foundation
import PackagePlugin

/// Copies resources into a target's bundle that Xcode includes automatically but SwiftPM on Linux does not.
///
///     .target(name: "Cards", plugins: [.plugin(name: "CopyResources", package: "touchstone")])
@main
struct CopyResources: BuildToolPlugin {
  /// Asset catalogues and string catalogues, and fonts, which Xcode requires to be declared.
  private static let extensions: Set = ["xcassets", "xcstrings", "ttf", "otf", "ttc", "otc"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // Files that the manifest declares are resources already, and files that it excludes are not listed.
    let files = (target.sourceModule?.sourceFiles.map { $0 } ?? []).filter { $0.type == .unknown }.map(\.url)
    return files.filter { Self.extensions.contains($0.pathExtension.lowercased()) }.map { resource in
      let copy = context.pluginWorkDirectoryURL.appendingPathComponent(resource.lastPathComponent)
      return .buildCommand(
        displayName: "Copying \(resource.lastPathComponent)", executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: ["-c", "rm -rf -- \"$1\" && cp -R -- \"$0\" \"$1\"", resource.path, copy.path],
        inputFiles: [resource] + Self.contents(of: resource), outputFiles: [copy])
    }
  }

  /// Returns all files and folders in a catalogue: a change in any of them makes it be copied again.
  private static func contents(of folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().map { folder.appendingPathComponent($0) }
  }
}
