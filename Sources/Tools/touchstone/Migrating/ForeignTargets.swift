import Foundation
import TouchstoneReport

/// Targets of a package that no compiler on Linux accepts: Objective-C, and frameworks that are already compiled.
struct ForeignTargets {
  /// What is said of each, by the names of the targets.
  private(set) var remarks: [(target: String, text: String)] = []
  /// The names of those that targets with Swift sources need on Linux.
  private(set) var needed: Set<String> = []

  /// - Parameter surveys: The targets with Swift sources.
  init(of manifest: PackageManifest, package: URL, surveys: [TargetSurvey]) {
    let withSources = surveys.filter { !$0.files.isEmpty }.map(\.target.name)
    needed = manifest.closure(of: withSources)
    for target in manifest.targets {
      if target.type == .binary {
        // Bundles of tools run on Linux, and SwiftPM links no framework that nothing needs.
        guard needed.contains(target.name), !Self.isArtifactBundle(target) else { continue }
        remarks.append((target.name, "a binary framework, which Linux cannot link"))
      } else if target.isSwift, surveys.first(where: { $0.target.name == target.name })?.files.isEmpty != false,
        let folder = target.folder(in: package, of: manifest), Self.isObjectiveC(folder)
      {
        remarks.append((target.name, "Objective-C, for which Linux has no Foundation"))
      }
    }
  }

  private static func isArtifactBundle(_ target: PackageTarget) -> Bool {
    (target.url ?? target.path)?.lowercased().contains(".artifactbundle") == true
  }

  private static func isObjectiveC(_ folder: URL) -> Bool {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
  }
}
