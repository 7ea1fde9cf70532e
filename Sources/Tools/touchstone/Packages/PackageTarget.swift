import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// A target of a package manifest.
struct PackageTarget: Decodable {
  enum Kind: String, Decodable {
    case regular, executable, test, system, binary, plugin, macro
  }

  struct Resource: Decodable {
    var path: String
  }

  /// A setting of the build.
  struct Setting: Decodable {
    private enum CodingKeys: CodingKey { case kind, condition }
    private enum KindKeys: CodingKey { case unsafeFlags, defaultIsolation }
    private struct Flags: Decodable { var _0: [String] }
    private struct Isolation: Decodable { var _0: String? }

    /// Those of the user's choice; other settings have none.
    var flags: [String]
    /// Whether it isolates to the main actor, on Linux, what code does not isolate itself.
    var isMainActor: Bool

    init(from decoder: any Decoder) throws {
      // Formats: {"kind": {"unsafeFlags": {"_0": ["-module-alias", "os=TouchstoneLogging"]}}, "tool": "swift"},
      // {"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift", "condition": {"platformNames": ["ios"]}}
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let kind = try values.nestedContainer(keyedBy: KindKeys.self, forKey: .kind)
      flags = try kind.decodeIfPresent(Flags.self, forKey: .unsafeFlags)?._0 ?? []
      let platforms = try values.decodeIfPresent(Condition.self, forKey: .condition)?.platformNames ?? []
      let isOnLinux = platforms.isEmpty || platforms.contains { $0.lowercased() == "linux" }
      let isolation = (try? kind.decodeIfPresent(Isolation.self, forKey: .defaultIsolation))?._0
      let isFlag =
        flags.contains("-default-isolation=MainActor")
        || zip(flags, flags.dropFirst()).contains { $0 == "-default-isolation" && $1 == "MainActor" }
      isMainActor = isOnLinux && (isolation == "MainActor" || isFlag)
    }
  }

  /// What a dependency or a setting holds for.
  private struct Condition: Decodable { var platformNames: [String]? }

  /// An item of the same package by name, or a product or plugin of another package.
  struct Reference: Decodable {
    var name: String
    var package: String?
    /// The platforms that have the dependency, in SwiftPM's spelling; `nil` for all.
    var platforms: [String]?
    /// Whether the item is known by its name alone, which may be that of a product.
    var isByName = false

    private enum CodingKeys: String, CodingKey, CaseIterable { case byName, target, product, plugin }

    var isOnLinux: Bool { platforms?.contains { $0.lowercased() == "linux" } ?? true }

    init(name: String, package: String? = nil) {
      (self.name, self.package) = (name, package)
    }

    init(from decoder: any Decoder) throws {
      // Formats: {"product": ["SwiftUI", "touchstone", null, null]}, {"byName": ["Cards", {"platformNames": ["ios"]}]}
      let values = try decoder.container(keyedBy: CodingKeys.self)
      for key in CodingKeys.allCases where values.contains(key) {
        var list = try values.nestedUnkeyedContainer(forKey: key)
        name = try list.decode(String.self)
        package = key == .product || key == .plugin ? try list.decodeIfPresent(String.self) : nil
        isByName = key == .byName
        // Aliases of modules, which have other keys, and the condition.
        while !list.isAtEnd {
          guard let names = try list.decodeIfPresent(Condition.self)?.platformNames, !names.isEmpty else { continue }
          platforms = names
        }
        return
      }
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A dependency of an unknown kind."))
    }
  }

  var name: String
  var type: Kind
  var path: String?
  /// Where a binary target is fetched from.
  var url: String?
  var exclude: [String]
  var sources: [String]?
  var resources: [Resource]
  var dependencies: [Reference]
  var pluginUsages: [Reference]?
  var settings: [Setting]?

  /// Whether the target has Swift sources of users.
  var isSwift: Bool { [.regular, .test, .executable].contains(type) }

  /// Returns the Swift files of the target, in the order of their paths.
  ///
  /// - Parameter folder: The target's folder, from ``folder(in:)``.
  func swiftFiles(in folder: URL) -> [URL] {
    HiddenTests.swiftFiles(below: folder).filter { contains($0.standardizedFileURL.path.relative(to: folder)) }
  }

  /// Where SwiftPM looks for a target of a kind without a path.
  ///
  /// - Source: SwiftPM, `PackageBuilder.predefinedSourceDirectories`, `predefinedTestDirectories`, `predefinedPluginDirectories`.
  private var parents: [String] {
    let sources = ["Sources", "Source", "src", "srcs"]
    return type == .test ? ["Tests"] + sources : type == .plugin ? ["Plugins"] : sources
  }

  /// Returns the target's folder: the one in the manifest, or SwiftPM's default.
  ///
  /// - Source: SwiftPM, `PackageBuilder.findPath`.
  func folder(in package: URL, of manifest: PackageManifest) -> URL? {
    // A link or `..` may lead elsewhere: nothing outside the package is read or written.
    folders(in: package, of: manifest).first {
      let path = $0.resolvingSymlinksInPath().path + "/"
      return path.hasPrefix(package.resolvingSymlinksInPath().path + "/")
    }
  }

  /// Returns the target's folder wherever it is: what SwiftPM builds, but no one else may read or write.
  func builtFolder(in package: URL, of manifest: PackageManifest) -> URL? { folders(in: package, of: manifest).first }

  /// The folders that are there, of those that may be the target's.
  private func folders(in package: URL, of manifest: PackageManifest) -> [URL] {
    var paths = path.map { [$0] } ?? parents.map { "\($0)/\(name)" }
    if path == nil, manifest.isAlone(self) { paths += parents }
    return paths.map { package.appendingPathComponent($0, isDirectory: true).standardizedFileURL }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
