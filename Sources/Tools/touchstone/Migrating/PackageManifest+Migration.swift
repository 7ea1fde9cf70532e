import Foundation
import TouchstoneConditions
import TouchstoneReport

extension PackageManifest {
  /// Whether targets are compiled in Swift 6 mode, unless they ask for another one.
  var isSwift6: Bool {
    swiftLanguageVersions?.contains { $0.hasPrefix("6") }
      ?? (toolsVersion._version.compare("6", options: .numeric) != .orderedAscending)
  }

  /// Reads the manifest of a package that is to be migrated.
  ///
  /// - Throws: ``MigrationError``.
  init(migrating package: URL) throws(MigrationError) {
    let file = package.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: file.path) else { throw .noManifest(package.path) }
    do {
      try self.init(package: package)
    } catch Fault.noSwift {
      throw .unreadableManifest(package.path, why: "swift cannot be started")
    } catch Fault.refused(let result) {
      throw .unreadableManifest(package.path, why: Self.fault(in: result))
    } catch {
      throw .unreadableManifest(package.path, why: "\(error)")
    }
  }

  /// Returns the compiler's first error in a manifest, or else SwiftPM's last word.
  static func fault(in result: ExternalProgram.Result) -> String {
    let fault = result.complaint.firstMatch(of: /(Package(?:@[\w.-]+)?\.swift:\d+:\d+: error: .+)/)
    return fault.map { String($0.1) } ?? result.reason
  }

  /// The targets with Swift sources.
  var swiftTargets: [PackageTarget] { targets.filter(\.isSwift) }

  /// The names by which targets depend on products without naming their packages, as SwiftPM allows before 5.2 alone.
  var implicitProducts: [String] {
    let known = Set(targets.map { $0.name.lowercased() } + dependencies.map { $0.name.lowercased() })
    let references = targets.flatMap(\.dependencies).filter(\.isByName)
    return Set(references.map(\.name)).filter { !known.contains($0.lowercased()) }.sorted()
  }

  /// Returns the names of targets in groups, of which none depends on a target of another group.
  func connectedGroups(of names: [String]) -> [Set<String>] {
    var groups: [Set<String>] = []
    for name in names {
      let related = closure(of: [name]).intersection(names)
      let touched = groups.filter { !$0.isDisjoint(with: related) }
      groups.removeAll { touched.contains($0) }
      groups.append(touched.reduce(related) { $0.union($1) })
    }
    return groups
  }

  /// Returns the Touchstone products that a target can import: its own and those of the targets it depends on.
  func modules(of target: PackageTarget) -> Set<String> {
    var (found, queue, seen) = (Set<String>(), [target], Set<String>())
    while let next = queue.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      for dependency in next.dependencies where dependency.isOnLinux {
        if dependency.package?.lowercased() == "touchstone" { found.insert(dependency.name) }
        queue += targets.filter { dependency.package == nil && $0.name == dependency.name }
      }
    }
    return found
  }
}

extension PackageTarget {
  /// The platform that a plugin compiles the target for.
  var applePlatform: Platform? {
    Platform.compilable.first { platform in
      pluginUsages?.contains { $0.name.lowercased() == "compileas\(platform.rawValue.lowercased())" } == true
    }
  }

  var isCompiledAsApple: Bool { applePlatform != nil }

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

extension String {
  /// Returns whether a version of SwiftPM is older than another.
  func isOlder(than version: String) -> Bool { compare(version, options: .numeric) == .orderedAscending }
}
