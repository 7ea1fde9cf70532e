import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// Recording limited to names, and to what was approved.
@Suite struct RecordSelectionTests {
  private static let golden = "Snapshots/CardTests/Cards/dark.a.txt"

  private static func approval(
    _ text: String, id: String = "Cards/dark.a", golden: String = golden, commit: String? = nil
  ) -> SnapshotApproval {
    SnapshotApproval(
      id: id, golden: golden, digest: Data(text.utf8).sha256, file: Data(text.utf8).sha256,
      commit: commit.flatMap { GitCommit($0) })
  }

  private static func variables(_ selection: RecordSelection, mode: String = "all") throws -> [String: String] {
    ["TOUCHSTONE_RECORD": mode, "TOUCHSTONE_RECORD_ONLY": String(decoding: try selection.json(), as: UTF8.self)]
  }

  @Test func `thousands of names and approvals travel in a file`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("selection.json")
      let names = try (0..<5000).map { try SnapshotPattern(exactly: "CardTests/a name of some length, \($0)") }
      let commit = String(repeating: "0a", count: 20)
      let approvals = (0..<5000).map { Self.approval("\($0)", golden: "Snapshots/A/\($0).txt", commit: commit) }
      let selection = RecordSelection(names, approvals: approvals)
      try selection.json().write(to: file)
      #expect(SnapshotEnvironment(["TOUCHSTONE_RECORD_ONLY": "@\(file.path)"]).recordOnly == selection)
    }
  }

  @Test(arguments: [
    #"[{"id": "a", "golden": "b"}]"#, #"[{"id": "a", "golden": "b", "digest": "c"}]"#,
    #"[{"id": "a", "golden": "b", "digest": "c", "file": "d", "commit": "HEAD"}]"#,
  ])
  func `an approval that does not say of what fails every assertion`(text: String) {
    #expect(SnapshotEnvironment(["TOUCHSTONE_RECORD_ONLY": text]).mistakes.count == 1)
  }

  @Test func `what was approved is recorded, and its neighbours are not`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, try Self.variables(RecordSelection(approvals: [Self.approval("x")])))
      #expect(harness.verify("x", as: .lines, named: "a").result.recorded == .new)
      #expect(harness.verify("x", as: .lines, named: "b").result.reason == .missing)
      #expect(harness.verify("x", as: .lines, named: "a.b").result.reason == .missing)
    }
  }

  @Test(arguments: ["all", "failed", "missing", "never"], [nil, "old", "y"])
  func `something else is never recorded for it, whatever the mode and the golden`(mode: String, old: String?) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent(Self.golden)
      if let old {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(old.utf8).write(to: file)
      }
      // Its name, selected too, changes nothing.
      let selection = RecordSelection(
        [try SnapshotPattern("Cards")],
        approvals: [Self.approval("x", commit: String(repeating: "0123456789", count: 4))])
      let harness = VerifierHarness(folder, try Self.variables(selection, mode: mode))
      let result = harness.verify("y", as: .lines, named: "a").result
      #expect(result.verdict == .failed && result.reason == .approval && result.recorded == nil)
      #expect(result.message?.contains("Check out the commit that was reviewed (012345678901)") == true)
      // It can be looked at, and approved in a new report.
      #expect(result.isAcceptable)
      #expect((try? Data(contentsOf: file)) == old.map { Data($0.utf8) })
    }
  }

  @Test func `an approval of one scale is none of another`() throws {
    try withTemporaryFolder { folder in
      func picture(_ scale: CGFloat) -> UIImage {
        UIImage(
          cgImage: CGImage(bitmap: Bitmap(width: 2, height: 2, bytes: Array(repeating: 9, count: 16))), scale: scale)
      }
      let data = try Bitmap(width: 2, height: 2, bytes: Array(repeating: 9, count: 16)).pngData()
      let approval = SnapshotApproval(
        id: "Cards/dark.a", golden: "Snapshots/CardTests/Cards/dark.a@2x.png",
        digest: try #require(GoldenKind.png.digest(of: data)), file: data.sha256)
      let harness = VerifierHarness(folder, try Self.variables(RecordSelection(approvals: [approval])))
      #expect(harness.verify(picture(3), as: .image, named: "a").result.reason == .missing)
      #expect(harness.verify(picture(2), as: .image, named: "a").result.recorded == .new)
    }
  }

  /// A text in a source has no golden, so no report can have shown it.
  @Test func `an approval means no snapshot without a golden`() throws {
    let inline = SnapshotID(target: "CardTests", description: "Cards/dark.inline")
    let selection = RecordSelection(approvals: [Self.approval("x", id: inline.description, golden: "")])
    #expect(!selection.contains(inline, golden: nil))
    let environment = SnapshotEnvironment(try Self.variables(selection))
    let decision = RecordDecision(
      snapshot: inline, argument: nil, scope: SnapshotTestingConfiguration(record: nil, diffTool: nil),
      environment: environment)
    #expect(decision.mode == .never)
  }
}
