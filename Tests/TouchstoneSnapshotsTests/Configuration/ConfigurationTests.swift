import Testing

@testable import TouchstoneSnapshots

@Suite struct RecordDecisionTests {
  private let id = SnapshotID(target: "T", description: "Cards/dark")

  private func decide(
    _ argument: SnapshotTestingConfiguration.Record? = nil, scope: SnapshotTestingConfiguration.Record? = nil,
    _ variables: [String: String] = [:]
  ) -> String {
    let decision = RecordDecision(
      snapshot: id, argument: argument, scope: SnapshotTestingConfiguration(record: scope, diffTool: nil),
      environment: SnapshotEnvironment(variables))
    return "\(decision.mode) \(decision.source)"
  }

  @Test func theStrongestWordWins() {
    let all = ["TOUCHSTONE_RECORD": "all", "SNAPSHOT_TESTING_RECORD": "failed", "CI": "true"]
    #expect(decide(.never, scope: .missing, all) == "all forced")
    let unforced = all.filter { !["TOUCHSTONE_RECORD", "CI"].contains($0.key) }
    #expect(decide(.missing, scope: .never, unforced) == "missing argument")
    #expect(decide(scope: .all, unforced) == "all scope")
    #expect(decide(unforced) == "failed environment")
    #expect(decide(["CI": "true"]) == "never continuousIntegration")
    #expect(decide() == "missing fallback")
  }

  private func decide(_ variables: [String: String]) -> String { decide(nil, scope: nil, variables) }

  @Test func `where CI is set nothing is recorded, whatever the code says`() {
    let ci = ["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"]
    for record in [nil, SnapshotTestingConfiguration.Record.all, .failed, .missing] {
      #expect(decide(record, scope: record, ci) == "never continuousIntegration")
    }
    #expect(decide(.never, ci.merging(["TOUCHSTONE_RECORD": "failed"]) { $1 }) == "failed forced")
  }

  @Test func `what is missing fails or warns, and nothing else`() {
    #expect(!SnapshotEnvironment([:]).toleratesMissing)
    #expect(!SnapshotEnvironment(["TOUCHSTONE_MISSING": "fail"]).toleratesMissing)
    #expect(SnapshotEnvironment(["TOUCHSTONE_MISSING": "warn"]).toleratesMissing)
    #expect(SnapshotEnvironment(["TOUCHSTONE_MISSING": "0"]).mistakes == ["TOUCHSTONE_MISSING=0"])
  }

  @Test(arguments: [("", false), ("0", false), ("false", false), ("true", true), ("1", true), ("woodpecker", true)])
  func ciIsOnUnlessItSaysNo(value: String, isOn: Bool) {
    #expect(SnapshotEnvironment(["CI": value]).isContinuousIntegration == isOn)
  }

  @Test func aForcedModeCanBeLimitedToSnapshotsAndTheOthersAreNotWritten() {
    #expect(
      decide(["TOUCHSTONE_RECORD": "all", "TOUCHSTONE_RECORD_ONLY": #"["Other", "Cards/dark"]"#]) == "all forced")
    #expect(decide(["TOUCHSTONE_RECORD": "all", "TOUCHSTONE_RECORD_ONLY": "Other"]) == "never forced")
  }

  @Test func aModeThatDoesNotExistIsAMistakeAndNotPassedOver() {
    let environment = SnapshotEnvironment(["TOUCHSTONE_RECORD": "al", "SNAPSHOT_TESTING_RECORD": "yes"])
    #expect(environment.mistakes == ["TOUCHSTONE_RECORD=al", "SNAPSHOT_TESTING_RECORD=yes"])
  }

  @Test func artefactsGoWhereEitherVariableSays() {
    #expect(SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": "/a"]).artefacts == "/a")
    #expect(SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": "/a", "TOUCHSTONE_ARTIFACTS": "/b"]).artefacts == "/b")
  }
}

@Suite struct ConfigurationScopeTests {
  @Test func anInnerScopeKeepsWhatItDoesNotSay() {
    let outer = SnapshotTestingConfiguration(record: .failed, diffTool: "ksdiff")
    let inner = outer.overlaid(record: .never, diffTool: nil)
    #expect(inner.record == .never)
    #expect(inner.diffTool?(currentFilePath: "a", failedFilePath: "b") == "ksdiff a b")
  }

  @Test func pathsForADiffToolAreWordsOfAShell() {
    let tool = SnapshotTestingConfiguration.DiffTool.ksdiff
    #expect(
      tool(currentFilePath: "/a b/it's.png", failedFilePath: "/c@2x.png") == #"ksdiff '/a b/it'\''s.png' /c@2x.png"#)
    #expect(SnapshotTestingConfiguration.DiffTool.default(currentFilePath: "a", failedFilePath: "b") == "- a\n+ b")
  }

  @Test func recordModesHaveNames() {
    for name in ["all", "failed", "missing", "never"] {
      #expect(SnapshotTestingConfiguration.Record(rawValue: name)?.mode.rawValue == name)
    }
    #expect(SnapshotTestingConfiguration.Record(rawValue: "always") == nil)
  }
}
