import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct InlineVerifierTests {
  private struct Fault: Error {}

  /// Verifies a text, and counts how often it was judged.
  private func verify<Value>(
    _ value: Value?, _ strategy: Snapshotting<Value, String>, _ variables: [String: String] = [:],
    function: String = "dark()"
  ) throws -> (outcome: SnapshotOutcome, judged: [String], log: RunLog) {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, variables)
      let request = SnapshotRequest(
        at: AssertionLocation(
          fileID: "CardTests/Cards.swift", filePath: folder.path + "/Tests/CardTests/Cards.swift", line: 7,
          function: function), AssertionArguments(timeout: 60), test: TestIdentity(scope: UUID().uuidString),
        configuration: SnapshotTestingConfiguration(record: nil, diffTool: nil))
      var judged: [String] = []
      let outcome = SnapshotVerifier(session: harness.session)
        .verifyInline(request, place: harness.place, strategy: strategy, value: { value }) { text, _ in
          judged.append(text)
        }
      let log = try RunLog(runFolders: [harness.session.folder.url], package: folder)
      return (outcome, judged, log)
    }
  }

  /// A text that lacks something.
  private let lacking = Snapshotting<String, String>.lines.pullback(taking: { (text: String) in
    var remarks = SnapshotRemarks()
    remarks.lacks("No font \"NoSuch\".")
    return Taken(text, remarks)
  })

  @Test func `a text is judged, and a nil value is an empty one`() throws {
    let some = try verify("a", .lines)
    #expect(some.outcome.message == nil && some.judged == ["a"])
    #expect(try verify(String?.none, .lines).judged == [""])
  }

  @Test func `what is missing fails, or warns if that is tolerated`() throws {
    let failed = try verify("a", lacking)
    #expect(failed.outcome.message?.contains("is incomplete. No font \"NoSuch\".") == true)
    #expect(failed.judged.isEmpty)
    #expect(failed.log.snapshots.map(\.result.verdict) == [.failed])
    let warned = try verify("a", lacking, ["TOUCHSTONE_MISSING": "warn"])
    #expect(warned.outcome.message == nil && warned.judged == ["a"])
    #expect(warned.outcome.result.warnings == ["No font \"NoSuch\"."])
  }

  @Test(arguments: [("TOUCHSTONE_SHARD", "5/4"), ("TOUCHSTONE_MISSING", "nonsense"), ("TOUCHSTONE_RECORD", "often")])
  func `a variable that means nothing fails the assertion`(name: String, value: String) throws {
    let result = try verify("a", .lines, [name: value])
    #expect(result.outcome.message?.contains("the environment contains \(name)=\(value)") == true)
    #expect(result.judged.isEmpty)
  }

  @Test func `a text belongs to one shard`() throws {
    let shards = try (1...3).map { shard in
      try (0..<9).map { try verify("a", .lines, ["TOUCHSTONE_SHARD": "\(shard)/3"], function: "test\($0)()") }
    }
    for test in 0..<9 {
      #expect(shards.count { $0[test].outcome.result.verdict == .passed } == 1)
      #expect(shards.count { $0[test].outcome.result.verdict == .skipped } == 2)
    }
    #expect(shards.allSatisfy { shard in shard.contains { $0.judged.isEmpty } })
  }

  @Test func `a text that is not the same twice fails if that is asked for`() throws {
    var number = 0
    let strategy = Snapshotting<String, String>.lines.pullback { (text: String) in
      number += 1
      return "\(text)\(number)"
    }
    #expect(try verify("a", strategy).outcome.message == nil)
    #expect(
      try verify("a", strategy, ["TOUCHSTONE_VERIFY_TWICE": "1"]).outcome.message?.contains("is not stable") == true)
  }

  @Test func `what is wrong with the text in the source is in the log`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      let request = SnapshotRequest(
        at: AssertionLocation(fileID: "CardTests/Cards.swift", filePath: "", line: 7, function: "dark()"),
        AssertionArguments(timeout: 60), configuration: SnapshotTestingConfiguration(record: nil, diffTool: nil))
      let outcome = SnapshotVerifier(session: harness.session)
        .verifyInline(request, place: harness.place, strategy: .lines, value: { "a" }) { _, _ throws(SnapshotFailure) in
          throw .inline("It differs.", .differs)
        }
      #expect(outcome.message == "It differs.")
      #expect(outcome.result.reason == .differs)
      let log = try RunLog(runFolders: [harness.session.folder.url], package: folder)
      #expect(log.snapshots.map(\.result.message) == ["It differs."])
    }
  }
}
