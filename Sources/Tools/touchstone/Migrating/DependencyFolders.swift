import Foundation

/// Where the dependencies of a package are, as far as they are on disk.
struct DependencyFolders {
  /// The folders of all dependencies, also indirect ones, by their identities in lower case.
  private(set) var all: [String: URL] = [:]

  private struct State: Decodable {
    struct Dependency: Decodable {
      struct Reference: Decodable { var identity: String }
      struct Place: Decodable { var name: String, path: String? }
      var packageRef: Reference
      var state: Place
      var subpath: String
    }
    struct Object: Decodable { var dependencies: [Dependency] }
    var object: Object
  }

  /// Reads what SwiftPM noted in the package's build folder, and the paths in its manifest.
  init(of manifest: PackageManifest, package: URL) {
    let build = package.appendingPathComponent(".build", isDirectory: true)
    let checkouts = build.appendingPathComponent("checkouts", isDirectory: true)
    var folders: [String: URL] = [:]
    for folder in (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? [] {
      folders[folder.lowercased()] = checkouts.appendingPathComponent(folder, isDirectory: true)
    }
    let note = FileManager.default.contents(atPath: build.appendingPathComponent("workspace-state.json").path)
    let state = note.flatMap { try? JSONDecoder().decode(State.self, from: $0) }
    // Checkouts that SwiftPM does not note are left from before.
    if state == nil { all = folders }
    for dependency in state?.object.dependencies ?? [] {
      let identity = dependency.packageRef.identity.lowercased()
      // `swift package edit` puts a checkout elsewhere, or the dependency has a path.
      if let path = dependency.state.path {
        all[identity] = URL(fileURLWithPath: path, isDirectory: true)
      } else if let folder = folders[dependency.subpath.lowercased()] {
        all[identity] = folder
      }
    }
    for dependency in manifest.dependencies {
      guard let path = dependency.path else { continue }
      all[dependency.name.lowercased()] = URL(fileURLWithPath: path, relativeTo: package)
    }
  }
}
