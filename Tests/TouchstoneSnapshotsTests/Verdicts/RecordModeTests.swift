import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// Modes × states of the golden: what happens to the file, the verdict, and the log.
@Suite struct RecordModeTests {
  enum State: String, CaseIterable, Sendable {
    case missing, equal, different
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    var mode: String
    var state: State
    var verdict: SnapshotVerdict
    var reason: SnapshotFailure.Reason?
    var recorded: RecordedChange?

    var testDescription: String { "\(source) \(mode), golden \(state)" }
  }

  /// Modes in code follow swift-snapshot-testing: what was recorded fails. Forced modes do not fail what they recorded.
  static let cases: [Case] = [
    Case(source: "code", mode: "all", state: .missing, verdict: .failed, reason: .recording, recorded: .new),
    Case(source: "code", mode: "all", state: .equal, verdict: .failed, reason: .recording),
    Case(source: "code", mode: "all", state: .different, verdict: .failed, reason: .recording, recorded: .changed),
    Case(source: "code", mode: "failed", state: .missing, verdict: .failed, reason: .missing, recorded: .new),
    Case(source: "code", mode: "failed", state: .equal, verdict: .passed),
    Case(source: "code", mode: "failed", state: .different, verdict: .failed, reason: .differs, recorded: .changed),
    Case(source: "code", mode: "missing", state: .missing, verdict: .failed, reason: .missing, recorded: .new),
    Case(source: "code", mode: "missing", state: .equal, verdict: .passed),
    Case(source: "code", mode: "missing", state: .different, verdict: .failed, reason: .differs),
    Case(source: "code", mode: "never", state: .missing, verdict: .failed, reason: .missing),
    Case(source: "code", mode: "never", state: .equal, verdict: .passed),
    Case(source: "code", mode: "never", state: .different, verdict: .failed, reason: .differs),
    Case(source: "forced", mode: "all", state: .missing, verdict: .recorded, recorded: .new),
    Case(source: "forced", mode: "all", state: .equal, verdict: .recorded, recorded: .unchanged),
    Case(source: "forced", mode: "all", state: .different, verdict: .recorded, recorded: .changed),
    Case(source: "forced", mode: "failed", state: .missing, verdict: .recorded, recorded: .new),
    Case(source: "forced", mode: "failed", state: .equal, verdict: .recorded, recorded: .unchanged),
    Case(source: "forced", mode: "failed", state: .different, verdict: .recorded, recorded: .changed),
    Case(source: "forced", mode: "missing", state: .missing, verdict: .recorded, recorded: .new),
    Case(source: "forced", mode: "missing", state: .equal, verdict: .recorded, recorded: .unchanged),
    Case(source: "forced", mode: "missing", state: .different, verdict: .failed, reason: .differs),
    Case(source: "forced", mode: "never", state: .missing, verdict: .failed, reason: .missing),
    Case(source: "forced", mode: "never", state: .equal, verdict: .passed),
    Case(source: "forced", mode: "never", state: .different, verdict: .failed, reason: .differs),
  ]

  @Test(arguments: cases) func `every mode in every state`(expected: Case) throws {
    try withTemporaryFolder { folder in
      let isForced = expected.source == "forced"
      let harness = VerifierHarness(folder, isForced ? ["TOUCHSTONE_RECORD": expected.mode] : [:])
      if expected.state != .missing { try harness.putGolden(expected.state == .equal ? "now" : "old") }
      let before = harness.fileNumber
      let record = isForced ? nil : SnapshotTestingConfiguration.Record(rawValue: expected.mode)
      let outcome = harness.verify("now", as: .lines, record: record)

      #expect(outcome.result.verdict == expected.verdict)
      #expect(outcome.result.reason == expected.reason)
      #expect(outcome.result.recorded == expected.recorded)
      #expect((outcome.message == nil) == (expected.verdict != .failed))
      let isWritten = expected.recorded == .new || expected.recorded == .changed
      let old: String? = expected.state == .missing ? nil : expected.state == .equal ? "now" : "old"
      #expect(harness.text == (isWritten ? "now" : old))
      #expect((harness.fileNumber == before) == !isWritten, "the file is replaced only when it is recorded")
      let log = try RunLog(runFolders: [harness.session.folder.url], package: folder)
      #expect(log.snapshots.map(\.result) == [outcome.result])
    }
  }

  @Test(arguments: [("TOUCHSTONE_RECORD", false), ("SNAPSHOT_TESTING_RECORD", true)])
  func `what is recorded by hand fails by swift-snapshot-testing's variable, and passes by ours`(
    variable: String, fails: Bool
  ) throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, [variable: "all"])
      try harness.putGolden("old")
      let outcome = harness.verify("now", as: .lines)
      #expect(outcome.result.verdict == (fails ? .failed : .recorded))
      #expect(outcome.result.recorded == .changed && harness.text == "now")
      #expect((outcome.message != nil) == fails)
    }
  }

  @Test func `CI records nothing`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, ["CI": "true"])
      for record in [nil, SnapshotTestingConfiguration.Record.all, .failed, .missing] {
        let outcome = harness.verify("now", as: .lines, record: record, scope: record)
        #expect(outcome.result.reason == .missing)
        #expect(outcome.message?.contains("nothing is recorded when CI is set, unless TOUCHSTONE_RECORD") == true)
      }
      #expect(harness.text == nil)
      try harness.putGolden("old")
      #expect(harness.verify("now", as: .lines, record: .failed).result.reason == .differs)
      #expect(harness.text == "old")
    }
  }

  @Test(arguments: [["CI": "true"], ["TOUCHSTONE_RECORD": "all"], ["TOUCHSTONE_RECORD": "never"]])
  func `the environment does not change what an assertion under test records, nor does the log have it`(
    variables: [String: String]
  ) throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, variables)
      let outcome = harness.verify("now", as: .lines, scope: .missing, isUnderTest: true)
      #expect(outcome.result.reason == .missing && outcome.result.recorded == .new)
      try harness.putGolden("old")
      #expect(harness.verify("now", as: .lines, scope: .missing, isUnderTest: true).result.reason == .differs)
      #expect(harness.text == "old")
      let log = try RunLog(runFolders: [harness.session.folder.url], package: folder)
      #expect(log.snapshots.isEmpty)
    }
  }

  @Test func `a missing golden stays red when the test is retried in the run`() throws {
    try withTemporaryFolder { folder in
      let first = VerifierHarness(folder, process: 1001)
      #expect(first.verify("now", as: .lines).result.recorded == .new)
      #expect(first.verify("now", as: .lines).result.reason == .missing, "in the same process")
      let second = VerifierHarness(folder, process: 1002)
      #expect(second.verify("now", as: .lines).result.reason == .missing, "in another process of the run")
      let nextRun = VerifierHarness(folder, run: "r2")
      #expect(nextRun.verify("now", as: .lines).result.verdict == .passed)
    }
  }

  @Test func `two assertions that share a name and disagree fail and the golden stays`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"])
      #expect(harness.verify("one", as: .lines, named: "a", line: 3).result.recorded == .new)
      let outcome = harness.verify("two", as: .lines, named: "a", line: 4)
      #expect(outcome.result.reason == .collision)
      #expect(harness.verify("one", as: .lines, named: "a", line: 5).result.verdict == .recorded)
      let golden = folder.appendingPathComponent("Snapshots/CardTests/Cards/dark.a.txt")
      let text = try String(contentsOf: golden, encoding: .utf8)
      #expect(text == "one")
    }
  }

  @Test func `only the snapshots that are meant are recorded`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all", "TOUCHSTONE_RECORD_ONLY": "Cards/dark.a"])
      #expect(harness.verify("x", as: .lines, named: "a").result.recorded == .new)
      #expect(harness.verify("x", as: .lines, named: "b").result.reason == .missing)
      let names = try FileManager.default.contentsOfDirectory(atPath: harness.golden.deletingLastPathComponent().path)
      #expect(names == ["dark.a.txt"])
    }
  }
}
