import Foundation
import Testing
import TouchstoneImageIO
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

private struct Ticket: View {
  var name: String
  var color: Color
  var radius: CGFloat = 0

  var body: some View { Text(name).padding(6).background(color, in: .rect(cornerRadius: radius)) }
}

/// Failures of which a run keeps no pictures, as it has others with their cause.
@MainActor @Suite struct UnkeptPictureTests {
  private nonisolated static let (old, new) = (
    Color(red: 0, green: 0.2, blue: 0.4), Color(red: 0, green: 0.4, blue: 0.8)
  )
  private static let cause = ViewEdit.Signature(kind: .paint, before: "#003366", after: "#0066CC", view: nil)

  /// Takes snapshots of cards in one run.
  private func run(
    _ name: String, in folder: String, _ variables: [String: String] = [:], approvals: [SnapshotApproval] = [],
    count: Int = 6, view: (Int) -> Ticket
  ) -> [SnapshotResult] {
    var environment = SnapshotEnvironment(variables)
    environment.run = name
    if !approvals.isEmpty { environment.recordOnly = RecordSelection(approvals: approvals) }
    let package = URL(fileURLWithPath: folder)
    let session = RunSession(environment: environment, package: package)
    return (0..<count).map { number in
      let request = SnapshotRequest(
        at: AssertionLocation(
          fileID: "T/Cards.swift", filePath: folder + "/Tests/T/Cards.swift", line: 1, function: "cards()"),
        AssertionArguments(name: "card\(number)", record: nil, timeout: 60),
        test: TestIdentity(scope: "\(name)\(number)"),
        configuration: SnapshotTestingConfiguration(record: nil, diffTool: nil))
      let place = SourcePlace(package: package, file: "Tests/T/Cards.swift", target: "T", stem: "Cards")
      return SnapshotVerifier(session: session)
        .verify(request, place: place, strategy: .image) { view(number) }.result
    }
  }

  private func golden(_ result: SnapshotResult, in folder: String) -> Data? {
    FileManager.default.contents(atPath: "\(folder)/\(result.golden)")
  }

  @Test func `of six with one new colour three are kept, and the others say how to see them`() throws {
    try withTemporaryPath { folder in
      _ = run("1", in: folder) { Ticket(name: "Card \($0)", color: Self.old) }
      let results = run("2", in: folder) { Ticket(name: "Card \($0)", color: Self.new) }
      #expect(results.map(\.verdict) == Array(repeating: .failed, count: 6))
      let unkept = results.filter { $0.unkeptDigest != nil }
      let kept = results.filter { $0.artefacts?.actual != nil && $0.unkeptDigest == nil }
      #expect(unkept.count == 3 && kept.count == 3)
      let one = try #require(unkept.first)
      #expect(one.artefacts == nil && !one.isAcceptable && one.obstacle == .unkept(one.id))
      #expect(one.goldenDigest == golden(one, in: folder)?.sha256)
      #expect(one.edits?.flatMap(\.signatures) == [Self.cause])
      #expect(one.message?.contains("\nShow: swift run touchstone show \(one.id)\n") == true, "\(one.message ?? "")")
      #expect(kept.allSatisfy { $0.message?.contains("\nLook: ") == true })
    }
  }

  /// With ten kilobytes each, 100,000 failures take 1 GB. Scripts/benchmark-causes measures as many.
  @Test func `a failure without pictures takes at most ten kilobytes of the run's folder`() throws {
    try withTemporaryFolder { folder in
      let count = 60
      _ = run("1", in: folder.path, count: count) { Ticket(name: "Card \($0)", color: Self.old) }
      _ = run("2", in: folder.path, count: count) { Ticket(name: "Card \($0)", color: Self.new) }
      let run = folder.appendingPathComponent(".build/touchstone/2")
      let files = try #require(FileManager.default.enumerator(at: run, includingPropertiesForKeys: [.fileSizeKey]))
        .compactMap { $0 as? URL }
      #expect(files.count { $0.path.hasSuffix(".actual.png") } == 3)
      let bytes = try files.reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
      #expect(bytes > 10_000 && bytes < count * 10_000, "\(bytes)")
    }
  }

  @Test func `all are kept where that is asked for`() {
    withTemporaryPath { pictures in
      for variable in ["TOUCHSTONE_PICTURES": "all", "TOUCHSTONE_ARTIFACTS": pictures] {
        withTemporaryPath { folder in
          _ = run("1", in: folder) { Ticket(name: "Card \($0)", color: Self.old) }
          let results = run("2", in: folder, [variable.key: variable.value]) {
            Ticket(name: "Card \($0)", color: Self.new)
          }
          #expect(results.allSatisfy { $0.artefacts?.actual != nil && $0.unkeptDigest == nil })
        }
      }
    }
  }

  /// Records cards, and records them again in another colour.
  private func recordAgain(in folder: String, _ variables: [String: String] = [:]) throws -> [SnapshotResult] {
    let old = run("1", in: folder, variables.filter { $0.key == "TOUCHSTONE_SNAPSHOTS" }) {
      Ticket(name: "Card \($0)", color: Self.old)
    }
    .map { golden($0, in: folder) }
    let results = run("2", in: folder, variables.merging(["TOUCHSTONE_RECORD": "all"]) { $1 }) {
      Ticket(name: "Card \($0)", color: Self.new)
    }
    #expect(results.allSatisfy { $0.recorded == .changed && $0.unkeptDigest == nil })
    for (result, old) in zip(results, old) {
      let kept = try #require(result.artefacts?.reference)
      #expect(FileManager.default.contents(atPath: "\(folder)/.build/touchstone/2/\(kept)") == old)
      #expect(golden(result, in: folder) != old)
    }
    return results
  }

  @Test func `a recording keeps every golden that it replaces, and what replaces it for a few`() throws {
    try withTemporaryPath { folder in
      let results = try recordAgain(in: folder)
      #expect(results.map { $0.artefacts?.actual != nil } == [true, true, true, false, false, false])
      #expect(results.map { $0.artefacts?.difference != nil } == [true, true, true, false, false, false])
      #expect(results.allSatisfy { $0.edits?.flatMap(\.signatures) == [Self.cause] })
      for result in results {
        let digest = golden(result, in: folder)?.sha256
        #expect(result.recordedDigest == (result.artefacts?.actual == nil ? digest : nil))
      }
    }
  }

  @Test func `a recording outside of the folders that pages show keeps all pictures`() throws {
    try withTemporaryPath { folder in
      let results = try recordAgain(in: folder, ["TOUCHSTONE_SNAPSHOTS": "\(folder)/Elsewhere"])
      #expect(results.allSatisfy { $0.golden.hasPrefix("Elsewhere/") && $0.artefacts?.actual != nil })
    }
  }

  @Test(arguments: [["CI": "true"], ["TOUCHSTONE_PICTURES": "all"]])
  func `a recording keeps all pictures where the package goes away, or that is asked for`(
    variables: [String: String]
  ) throws {
    try withTemporaryPath { folder in
      let results = try recordAgain(in: folder, variables)
      #expect(results.allSatisfy { $0.artefacts?.actual != nil })
    }
  }

  @Test func `an approval of a cause records what differs by that cause alone`() throws {
    try withTemporaryPath { folder in
      _ = run("1", in: folder) { Ticket(name: "Card \($0)", color: Self.old) }
      func view(_ number: Int) -> Ticket {
        Ticket(name: number == 5 ? "Ticket five" : "Card \(number)", color: Self.new)
      }
      let failed = run("2", in: folder, ["TOUCHSTONE_PICTURES": "all"]) { view($0) }
      let approvals = try failed.map { result in
        let picture = "\(folder)/.build/touchstone/2/\(result.artefacts?.actual ?? "")"
        let data = try #require(FileManager.default.contents(atPath: picture))
        return SnapshotApproval(
          id: result.id, golden: result.golden, digest: try #require(GoldenKind.png.digest(of: data)), file: nil,
          causes: [Self.cause])
      }
      let before = failed.map { golden($0, in: folder) }
      let recorded = run("3", in: folder, ["TOUCHSTONE_RECORD": "all"], approvals: approvals) { view($0) }
      #expect(recorded.prefix(5).allSatisfy { $0.verdict == .recorded && $0.recorded == .changed })
      // Its text changed as well, which no one has approved.
      let other = try #require(recorded.last)
      #expect(other.verdict == .failed && other.reason == .approval)
      #expect(golden(other, in: folder) == before[5] && golden(recorded[0], in: folder) != before[0])
    }
  }

  @Test func `an approval of a cause records no golden whose outline may have changed with it`() throws {
    try withTemporaryPath { folder in
      func view(_ number: Int, _ name: String, radius: CGFloat) -> Ticket {
        Ticket(name: name, color: Self.old, radius: radius)
      }
      _ = run("1", in: folder, count: 1) { view($0, "Card", radius: 4) }
      let failed = run("2", in: folder, count: 1) { view($0, "A longer card", radius: 9) }[0]
      let causes = (failed.edits ?? []).filter { !$0.isConsequence }.flatMap(\.signatures)
      #expect(causes.map(\.kind) == [.text])
      let picture = "\(folder)/.build/touchstone/2/\(failed.artefacts?.actual ?? "")"
      let data = try #require(FileManager.default.contents(atPath: picture))
      let approval = SnapshotApproval(
        id: failed.id, golden: failed.golden, digest: try #require(GoldenKind.png.digest(of: data)), file: nil,
        causes: causes)
      let recorded = run("3", in: folder, ["TOUCHSTONE_RECORD": "all"], approvals: [approval], count: 1) {
        view($0, "A longer card", radius: 9)
      }
      #expect(recorded[0].reason == .approval)
    }
  }

  @Test func `an approval of a cause records no first golden`() throws {
    try withTemporaryPath { folder in
      let drawn = run("1", in: folder, ["TOUCHSTONE_RECORD": "never"]) { Ticket(name: "Card \($0)", color: Self.new) }
      let picture = "\(folder)/.build/touchstone/1/\(drawn[0].artefacts?.actual ?? "")"
      let data = try #require(FileManager.default.contents(atPath: picture))
      let approval = SnapshotApproval(
        id: drawn[0].id, golden: drawn[0].golden, digest: try #require(GoldenKind.png.digest(of: data)), file: nil,
        causes: [Self.cause])
      let recorded = run("2", in: folder, ["TOUCHSTONE_RECORD": "all"], approvals: [approval]) {
        Ticket(name: "Card \($0)", color: Self.new)
      }
      #expect(recorded[0].reason == .approval && golden(recorded[0], in: folder) == nil)
    }
  }
}
