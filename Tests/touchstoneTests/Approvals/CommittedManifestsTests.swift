import Foundation
import Testing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots
@testable import touchstone

/// Approvals of goldens that are hashes, in a repository.
struct CommittedManifestsTests {
  private let manifest = "Snapshots/A/Cards.goldens"

  private func line(_ text: String, _ name: String) -> String { "\(Data(text.utf8).sha256)\t-\ttxt\t\(name)\n" }

  private func manifest(_ texts: [(String, String)]) -> String {
    GoldenManifest.header + "\n" + texts.map { line($0.1, $0.0) }.joined()
  }

  /// A repository whose branch `topic` has other contents of files.
  private func repository(in folder: URL, _ base: [String: String], _ topic: [String: String]) throws -> GitRepository {
    let repository = try GitRepository(in: folder)
    try repository.commit(
      base.merging([".gitignore": ".build/\n", "Snapshots/touchstone.json": #"{ "goldens": "hashes" }"#]) { first, _ in
        first
      })
    try repository.git("checkout", "-q", "-b", "topic")
    try repository.commit(topic)
    return repository
  }

  private func verify(_ repository: GitRepository) throws -> ToolRun {
    try ToolRun(["approvals", "verify", "--against", "main"], folder: repository.url)
  }

  private func approval(_ text: String, _ name: String) -> String {
    let digest = Data(text.utf8).sha256
    return """
      {"schema":"touchstone.approvals/2","run":"ci","approvedBy":"Ann","approvedAt":"2026-11-27T09:30:00Z","approved":[
      {"id":"Cards/\(name)","golden":"Snapshots/A/Cards/\(name).txt","digest":"\(digest)","file":"\(digest)"}]}
      """
  }

  @Test func `each line that a branch changes needs an approval, and no picture`() throws {
    try withTemporaryFolder { folder in
      let base = manifest([("dark", "old"), ("gone", "old"), ("same", "same")])
      let topic = manifest([("dark", "new"), ("same", "same")])
      let repository = try repository(in: folder, [manifest: base], [manifest: topic])
      let missing = try verify(repository)
      #expect(missing.status == 1 && missing.output.contains("Snapshots/A/Cards/dark.txt"), "\(missing.output)")
      #expect(missing.output.contains("Removed, which needs no approval: Snapshots/A/Cards/gone.txt"))
      #expect(!missing.output.contains("same.txt"))
      try repository.commit(["Snapshots/Approvals/ann.json": approval("other", "dark")])
      #expect(try verify(repository).status == 1)
      try repository.commit(["Snapshots/Approvals/ann.json": approval("new", "dark")])
      let approved = try verify(repository)
      #expect(approved.status == 0, "\(approved.output)")
    }
  }

  @Test func `a conversion needs no approval`() throws {
    try withTemporaryFolder { folder in
      let repository = try repository(
        in: folder, ["Snapshots/A/Cards/dark.txt": "old"], [manifest: manifest([("dark", "old")])])
      try repository.git("rm", "-q", "Snapshots/A/Cards/dark.txt")
      try repository.git("commit", "-q", "-m", "Convert")
      let result = try verify(repository)
      #expect(result.status == 0, "\(result.output)")
      // One that brings something else does.
      try repository.commit([manifest: manifest([("dark", "new")])])
      #expect(try verify(repository).status == 1)
    }
  }

  @Test func `a manifest with lines that do not count cannot be approved`() throws {
    try withTemporaryFolder { folder in
      let topic = manifest([("dark", "old")]) + "<<<<<<< HEAD\n"
      let repository = try repository(in: folder, [manifest: manifest([("dark", "old")])], [manifest: topic])
      let result = try verify(repository)
      #expect(result.status == 1 && result.output.contains(manifest), "\(result.output)")
    }
  }

  @Test func `the history of a hash is there without its pictures`() throws {
    try withTemporaryFolder { folder in
      let repository = try repository(
        in: folder, [manifest: manifest([("dark", "old")])], [manifest: manifest([("dark", "new")])])
      let result = try ToolRun(["history", "Cards/dark"], folder: repository.url)
      #expect(result.status == 0, "\(result.output)")
      #expect(result.output.contains("changed, neither picture is on this machine"), "\(result.output)")
      #expect(result.output.contains("added, the later picture is not on this machine"), "\(result.output)")
    }
  }
}
