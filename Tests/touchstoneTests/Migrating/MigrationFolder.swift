import Foundation
import TouchstoneConditions

@testable import touchstone

/// A package in a temporary folder.
struct MigrationFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("migration-\(UUID().uuidString)")

  /// What `swift package dump-package` of Swift 6.3 prints, without what is not read.
  func manifest(_ targets: String, tools: String = "6.1.0") throws -> PackageManifest {
    let text = #"""
      {"name": "Cards", "toolsVersion": {"_version": "\#(tools)"}, "targets": [\#(targets)],
       "products": [], "dependencies": []}
      """#
    return try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
  }

  static let library = """
    {"name": "Cards", "type": "regular", "exclude": ["Draft.swift"], "resources": [{"path": "Res"}],
     "dependencies": [{"byName": ["Other", null]}]}
    """
  static let tests = """
    {"name": "CardTests", "type": "test", "exclude": [], "resources": [], "dependencies": [
      {"byName": ["Cards", null]}, {"product": ["SnapshotTesting", "swift-snapshot-testing", null, null]}]}
    """

  func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func plan(_ manifest: PackageManifest, preferred: Platform? = nil) -> MigrationPlan {
    MigrationPlan(manifest, package: url, touchstone: "../touchstone", preferred: preferred)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
