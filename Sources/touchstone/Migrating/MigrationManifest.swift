import Foundation

/// A manifest as printed by `swift package dump-package`: the targets with their paths and plugins.
struct MigrationManifest: Decodable {
  struct Target: Decodable {
    var name: String
    /// The type: `regular`, `test`, `executable`, `macro`, `plugin`, `system` or `binary`.
    var type: String
    var path: String?
    var exclude: [String]
    var sources: [String]?
    var resources: [Resource]
    var dependencies: [Reference]
    var pluginUsages: [Reference]?
  }

  struct Resource: Decodable {
    var path: String
  }

  /// A dependency or a plugin: its name, and its package if it is specified.
  struct Reference: Decodable {
    var name: String
    var package: String?

    init(from decoder: any Decoder) throws {
      // Formats: {"product": ["SwiftUI", "touchstone", null, null]}, {"byName": ["Cards", null]}
      let value = try decoder.singleValueContainer().decode([String: [Part?]].self)
      let parts = value.values.first ?? []
      guard case .text(let name)?? = parts.first else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no name"))
      }
      self.name = name
      if parts.count > 1, value["product"] != nil || value["plugin"] != nil, case .text(let text)? = parts[1] {
        package = text
      }
    }

    private enum Part: Decodable {
      case text(String), other

      init(from decoder: any Decoder) throws {
        self = (try? decoder.singleValueContainer().decode(String.self)).map { .text($0) } ?? .other
      }
    }
  }

  struct ToolsVersion: Decodable {
    var _version: String
  }

  var name: String
  var targets: [Target]
  var toolsVersion: ToolsVersion

  init(name: String, targets: [Target], toolsVersion: ToolsVersion) {
    (self.name, self.targets, self.toolsVersion) = (name, targets, toolsVersion)
  }

  /// Reads the manifest of a package with SwiftPM.
  ///
  /// - Throws: ``MigrationError``.
  init(package: URL) throws(MigrationError) {
    let file = package.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: file.path) else { throw .noManifest(package.path) }
    guard
      let result = ExternalProgram.run([
        "swift", "package", "--ignore-lock", "--package-path", package.path, "dump-package",
      ])
    else {
      throw .unreadableManifest(package.path, why: "swift cannot be started")
    }
    guard result.status == 0 else { throw .unreadableManifest(package.path, why: result.reason) }
    do {
      self = try JSONDecoder().decode(MigrationManifest.self, from: Data(result.output.utf8))
    } catch {
      throw .unreadableManifest(package.path, why: "\(error)")
    }
  }

  /// The targets with Swift sources.
  var swiftTargets: [Target] { targets.filter { ["regular", "test", "executable"].contains($0.type) } }

  /// Returns the Touchstone products that a target can import: its own and those of the targets it depends on.
  func modules(of target: Target) -> Set<String> {
    var (found, queue, seen) = (Set<String>(), [target], Set<String>())
    while let next = queue.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      for dependency in next.dependencies {
        if dependency.package?.lowercased() == "touchstone" { found.insert(dependency.name) }
        queue += targets.filter { dependency.package == nil && $0.name == dependency.name }
      }
    }
    return found
  }
}

extension MigrationManifest.Target {
  /// Returns the target's folder: the one in the manifest, or SwiftPM's default.
  ///
  /// - Source: SwiftPM, `PackageBuilder.predefinedSourceDirectories` and those of tests.
  func folder(in package: URL) -> URL? {
    let parents =
      type == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let paths = path.map { [$0] } ?? parents.map { "\($0)/\(name)" }
    let folders = paths.map { package.appendingPathComponent($0, isDirectory: true).standardizedFileURL }
    // A link or `..` may lead elsewhere: nothing outside the package is read or written.
    let inside = folders.filter {
      let path = $0.resolvingSymlinksInPath().path + "/"
      return path.hasPrefix(package.resolvingSymlinksInPath().path + "/")
    }
    return inside.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Whether a plugin compiles the target as on one of Apple's platforms.
  var isCompiledAsApple: Bool { pluginUsages?.contains { $0.name.hasPrefix("CompileAs") } == true }

  /// Returns whether a path, relative to the target's folder, is one of the target's files.
  func contains(_ path: String) -> Bool {
    func lies(in folders: [String]) -> Bool {
      folders.contains { folder in
        let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return folder == "." || path == folder || path.hasPrefix(folder + "/")
      }
    }
    return !lies(in: exclude) && (isCompiledAsApple || sources.map { lies(in: $0) } ?? true)
  }
}
