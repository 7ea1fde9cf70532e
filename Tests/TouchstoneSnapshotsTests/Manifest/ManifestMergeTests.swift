import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// What Git makes of manifests that two branches change.
@Suite struct ManifestMergeTests {
  private let path = "Snapshots/CardTests/Cards.goldens"

  @discardableResult
  private func git(_ words: String..., in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"] + words
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Merges two branches that record other texts, by names.
  ///
  /// - Returns: The manifest, and whether Git merged it.
  private func merge(
    base: [String: String], _ ours: [String: String], _ theirs: [String: String]
  ) throws -> (manifest: GoldenManifest, isMerged: Bool) {
    try withTemporaryFolder { folder in
      let goldens = HashedGoldens(package: folder, environment: SnapshotEnvironment())
      func commit(_ texts: [String: String]) throws {
        for (name, text) in texts {
          let place = try #require(ManifestPlace(golden: "Snapshots/CardTests/Cards/\(name).txt"))
          try goldens.record(Data(text.utf8), at: place)
        }
        try git("add", "Snapshots", in: folder)
        try #expect(git("commit", "-qm", "c", in: folder) == 0)
      }
      try git("init", "-q", "-b", "main", in: folder)
      try commit(base)
      try git("checkout", "-qb", "topic", in: folder)
      try commit(theirs)
      try git("checkout", "-q", "main", in: folder)
      try commit(ours)
      let status = try git("merge", "-q", "topic", in: folder)
      return (try goldens.manifest(at: path), status == 0)
    }
  }

  private let base = Dictionary(uniqueKeysWithValues: "abcdefgh".map { ("test.\($0)", "old \($0)") })

  @Test func `branches that change and add different snapshots merge`() throws {
    let (manifest, isMerged) = try merge(
      base: base, ["test.a": "new", "test.a.1": "one"], ["test.g": "new", "test.z": "two"])
    #expect(isMerged && manifest.isSound)
    #expect(manifest.entries.count == 10)
    #expect(manifest.entries["test.g.txt"]?.address == ObjectAddress(of: Data("new".utf8), pathExtension: "txt"))
  }

  @Test func `branches that change one snapshot conflict in it alone`() throws {
    let (manifest, isMerged) = try merge(base: base, ["test.d": "ours"], ["test.d": "theirs"])
    #expect(!isMerged)
    #expect(manifest.unsettled == ["test.d.txt": .conflict])
    #expect(manifest.entries.count == 7)
  }

  @Test func `branches that change neighbours conflict in these`() throws {
    let (manifest, isMerged) = try merge(base: base, ["test.d": "ours"], ["test.e": "theirs"])
    #expect(!isMerged)
    #expect(manifest.unsettled == ["test.d.txt": .conflict, "test.e.txt": .conflict])
    #expect(manifest.entries.count == 6)
  }

  @Test func `branches that change one snapshot in the same way agree`() throws {
    let (manifest, isMerged) = try merge(base: base, ["test.d": "new"], ["test.d": "new", "test.h": "more"])
    #expect(isMerged && manifest.isSound)
  }
}
