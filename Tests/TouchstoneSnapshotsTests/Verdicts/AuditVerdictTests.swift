import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct AuditVerdictTests {
  private static let finding = SnapshotFinding(
    type: "contrast",
    place: AuditedPlace(view: "VStack > Text", frame: PlacedView.Frame(x: 1, y: 2, width: 3, height: 4)),
    measured: "2:1", limit: "4.5:1", advice: ".foregroundStyle(.primary)")
  private static let picture = SnapshotAudit.Picture(
    png: Data("picture".utf8), size: PictureSize(width: 20, height: 10, scale: 2))

  /// A text strategy whose view was audited.
  private func audited(_ audit: SnapshotAudit) -> Snapshotting<String, String> {
    SimplySnapshotting<String>.lines.pullback(taking: { (text: String) in
      Taken(default: "") { remarks in
        remarks.audit = audit
        return text
      }
    })
  }

  private func audit(
    _ harness: VerifierHarness, named name: String? = nil, scope: String = UUID().uuidString,
    _ body: (URL) throws -> SnapshotAudit
  ) -> SnapshotOutcome {
    let request = SnapshotRequest(
      at: AssertionLocation(fileID: "CardTests/Cards.swift", filePath: "/Cards.swift", line: 7, function: "dark()"),
      AssertionArguments(name: name), test: TestIdentity(scope: scope))
    return SnapshotVerifier(session: harness.session).audit(request, place: harness.place, body)
  }

  @Test func `a picture that matches its golden fails for its faults`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      try harness.putGolden("Hi")
      let audit = SnapshotAudit(findings: [Self.finding], message: "1 issue", picture: Self.picture, marked: Data([1]))
      let outcome = harness.verify("Hi", as: audited(audit))
      #expect(outcome.result.verdict == .failed)
      #expect(outcome.result.reason == .audit)
      #expect(outcome.result.findings == [Self.finding])
      #expect(outcome.message?.hasPrefix("1 issue") == true)
      #expect(outcome.result.artefacts?.actual == nil, "a picture that could be accepted would become the golden")
      #expect(outcome.attachments.map(\.name) == ["audit.png"])
      let marked = try #require(outcome.result.artefacts?.marked)
      #expect(try Data(contentsOf: harness.session.folder.url.appendingPathComponent(marked)) == Data([1]))
    }
  }

  @Test func `a picture that differs tells of the difference first, then of its faults`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      try harness.putGolden("Hello")
      let outcome = harness.verify("Hi", as: audited(SnapshotAudit(findings: [Self.finding], message: "1 issue")))
      #expect(outcome.result.reason == .differs)
      #expect(outcome.message?.contains("differs from its golden") == true)
      #expect(outcome.message?.hasSuffix("\n\n1 issue") == true)
    }
  }

  @Test
  func `known issues are the checkout's where revisions are compared, and those beside goldens that are elsewhere`()
    throws
  {
    try withTemporaryFolder { folder in
      let other = folder.appendingPathComponent("other", isDirectory: true)
      let named = ["TOUCHSTONE_SNAPSHOTS": other.path]
      for (variables, place) in [
        ([:], "Snapshots"), (named, "other"), (named.merging(["TOUCHSTONE_BASE": "main"]) { $1 }, "Snapshots"),
      ] as [([String: String], String)] {
        let harness = VerifierHarness(folder, variables)
        var file: URL?
        _ = audit(harness) { baseline in
          file = baseline
          return SnapshotAudit()
        }
        let path = try #require(file).path
        #expect(path.hasSuffix("/\(place)/CardTests/Cards/dark.audit.txt"), "\(path)")
      }
    }
  }

  @Test func `findings that are ignored are kept, and fail nothing`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      try harness.putGolden("Hi")
      var finding = Self.finding
      finding.pardon = .ignored(reason: nil)
      let outcome = harness.verify("Hi", as: audited(SnapshotAudit(findings: [finding])))
      #expect(outcome.result.verdict == .passed)
      #expect(outcome.result.findings == [finding])
    }
  }

  @Test func `audits have numbers of their own, and names before their mark`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      let scope = UUID().uuidString
      var files: [String] = []
      for name in [nil, nil, "big"] {
        _ = audit(harness, named: name, scope: scope) { file in
          files.append(file.path.replacing(folder.path + "/", with: ""))
          return SnapshotAudit()
        }
      }
      #expect(
        files == [
          "Snapshots/CardTests/Cards/dark.audit.txt", "Snapshots/CardTests/Cards/dark.audit-2.txt",
          "Snapshots/CardTests/Cards/dark.big.audit.txt",
        ])
    }
  }

  @Test func `an audit that cannot be made says why`() throws {
    try withTemporaryFolder { folder in
      struct Lack: Error, CustomStringConvertible { let description = "it has no size" }
      let outcome = audit(VerifierHarness(folder)) { _ in throw Lack() }
      #expect(outcome.result.verdict == .failed)
      #expect(outcome.message == "The view could not be audited: it has no size")
    }
  }

  @Test func `findings come back from the run log`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      _ = audit(harness) { _ in SnapshotAudit(findings: [Self.finding], message: "1 issue", picture: Self.picture) }
      let log = try RunLog(runFolders: [harness.session.folder.url], package: folder)
      #expect(log.snapshots.map(\.result.findings) == [[Self.finding]])
      #expect(log.snapshots.first?.result.id == "Cards/dark.audit")
    }
  }

  @Test func `a word that means nothing fails every assertion`() throws {
    try withTemporaryFolder { folder in
      let outcome = audit(VerifierHarness(folder, ["TOUCHSTONE_AUDITS": "yes"])) { _ in SnapshotAudit() }
      #expect(outcome.message?.contains("TOUCHSTONE_AUDITS=yes") == true)
    }
  }
}
