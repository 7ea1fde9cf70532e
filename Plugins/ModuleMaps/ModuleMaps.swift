import Foundation
import PackagePlugin

/// Lets every target of a build load the modules of this package, also one that doesn't depend on them.
///
/// All Swift modules of a build lie in one folder, so `canImport(UIKit)` is true in each target that is compiled after UIKit,
/// whether it depends on UIKit or not. Loading a Swift module loads the C modules below it, and for these SwiftPM tells
/// only dependents where they are: other targets fail with "missing required module". The compiler also looks for a module
/// map in a folder named for the module beside the Swift modules. This plugin writes one there that refers to the real one.
/// The headers of system libraries are found in debug builds, whose modules record their search paths.
///
/// Apply it to a target at the top: it covers all C targets below.
@main
struct ModuleMaps: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let modules = target.recursiveTargetDependencies.compactMap(CModule.init)
    for products in Self.productFolders(work: context.pluginWorkDirectoryURL) {
      for module in modules {
        // Where SwiftPM lays its folders out otherwise, or they cannot be written to, nothing is lost but what this adds.
        try? module.writeReference(products: products)
      }
    }
    return []
  }

  /// The folders of products of all platforms and configurations: `.build/x86_64-unknown-linux-gnu/debug`.
  private static func productFolders(work: URL) -> [URL] {
    // .build/plugins/outputs/PACKAGE/TARGET/destination/ModuleMaps
    var scratch = work
    for _ in 0..<6 { scratch.deleteLastPathComponent() }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []
    var platforms = Set(names.filter { $0.contains("-linux-") })
    // The first build of all begins without a folder.
    #if arch(x86_64)
      platforms.insert("x86_64-unknown-linux-gnu")
    #elseif arch(arm64)
      platforms.insert("aarch64-unknown-linux-gnu")
    #endif
    return platforms.sorted().flatMap { platform in
      ["debug", "release"].map { scratch.appendingPathComponent(platform).appendingPathComponent($0) }
    }
  }
}

/// A target of C, with its module map.
private struct CModule {
  var name: String
  /// The module map that belongs to the sources; nil if SwiftPM generates it.
  var map: URL?

  init?(_ target: any Target) {
    let folder: URL
    switch target {
    case let target as ClangSourceModuleTarget:
      guard let headers = target.publicHeadersDirectoryURL else { return nil }
      name = target.moduleName
      folder = headers
    case let target as SystemLibraryTarget:
      name = target.name
      folder = target.directoryURL
    default: return nil
    }
    let map = folder.appendingPathComponent("module.modulemap")
    if let text = try? String(contentsOf: map, encoding: .utf8) {
      // CUIKit declares parts of a module UIKit, for dependents only: others must not find UIKit before it is compiled.
      guard text.contains("module \(name) ") else { return nil }
      self.map = map
    }
  }

  func writeReference(products: URL) throws {
    let map = map ?? products.appendingPathComponent("\(name).build/module.modulemap")
    let reference = products.appendingPathComponent("Modules/\(name)/module.modulemap")
    let text = Data("extern module \(name) \"\(map.path)\"\n".utf8)
    // An unchanged file keeps its time, so that nothing is compiled again.
    if (try? Data(contentsOf: reference)) == text { return }
    try FileManager.default.createDirectory(
      at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: reference, options: .atomic)
  }
}
