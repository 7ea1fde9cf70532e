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

  @Test func `the strongest word wins`() {
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
    #expect(SnapshotEnvironment(["TOUCHSTONE_MISSING": "0"]).mistakes.map(\.setting) == ["TOUCHSTONE_MISSING=0"])
  }

  @Test(arguments: [("", false), ("0", false), ("false", false), ("true", true), ("1", true), ("woodpecker", true)])
  func `CI is on unless it says no`(value: String, isOn: Bool) {
    #expect(SnapshotEnvironment(["CI": value]).isContinuousIntegration == isOn)
  }

  @Test func `a forced mode can be limited to snapshots and the others are not written`() {
    #expect(
      decide(["TOUCHSTONE_RECORD": "all", "TOUCHSTONE_RECORD_ONLY": #"["Other", "Cards/dark"]"#]) == "all forced")
    #expect(decide(["TOUCHSTONE_RECORD": "all", "TOUCHSTONE_RECORD_ONLY": "Other"]) == "never forced")
  }

  @Test func `a mode that does not exist is a mistake and not passed over`() {
    let environment = SnapshotEnvironment(["TOUCHSTONE_RECORD": "al", "SNAPSHOT_TESTING_RECORD": "yes"])
    #expect(environment.mistakes.map(\.setting) == ["TOUCHSTONE_RECORD=al", "SNAPSHOT_TESTING_RECORD=yes"])
    // As with every mistake, nothing is written.
    let compared = ["TOUCHSTONE_RECORD": SnapshotEnvironment.allForBase, "TOUCHSTONE_SNAPSHOTS": "/drawn"]
    #expect(SnapshotEnvironment(compared).mistakes.map(\.setting) == ["TOUCHSTONE_RECORD=base"])
    let known = SnapshotEnvironment(compared.merging(["TOUCHSTONE_BASE": "main"]) { $1 })
    #expect(known.mistakes.isEmpty && known.forcedRecord == .all)
  }

  @Test func `a variable that changes how pixels are rounded is a mistake`() {
    #expect(
      SnapshotEnvironment(["PIXMAN_DISABLE": "sse2 fast"]).mistakes.map(\.setting) == ["PIXMAN_DISABLE=sse2 fast"])
    #expect(SnapshotEnvironment(["PIXMAN_DISABLE": ""]).mistakes.isEmpty)
  }

  /// A run of that name hid all later ones: the link to the latest run no longer followed.
  @Test(arguments: ["compared", "staging", "latest", "previews", "shown", "Latest"])
  func `a run cannot have a name that Touchstone uses beside runs`(name: String) {
    let environment = SnapshotEnvironment(["TOUCHSTONE_RUN": name])
    let remedy =
      "Touchstone uses the names compared, latest, previews, shown, staging, store itself. Choose another: TOUCHSTONE_RUN=ci."
    #expect(environment.mistakes == [EnvironmentMistake(setting: "TOUCHSTONE_RUN=\(name)", remedy: remedy)])
    #expect(environment.run == nil)
    #expect(SnapshotEnvironment(["TOUCHSTONE_RUN": "staging-2"]).run == "staging-2")
  }

  @Test func `artefacts go where either variable says`() {
    #expect(SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": "/a"]).artefacts == "/a")
    #expect(SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": "/a", "TOUCHSTONE_ARTIFACTS": "/b"]).artefacts == "/b")
  }
}

@Suite struct ConfigurationScopeTests {
  @Test func `an inner scope keeps what it does not say`() {
    let outer = SnapshotTestingConfiguration(record: .failed, diffTool: "ksdiff")
    let inner = outer.overlaid(record: .never, diffTool: nil)
    #expect(inner.record == .never)
    #expect(inner.diffTool?(currentFilePath: "a", failedFilePath: "b") == "ksdiff a b")
  }

  @Test func `paths for a diff tool are words of a shell`() {
    let tool = SnapshotTestingConfiguration.DiffTool.ksdiff
    #expect(
      tool(currentFilePath: "/a b/it's.png", failedFilePath: "/c@2x.png") == #"ksdiff '/a b/it'\''s.png' /c@2x.png"#)
    #expect(SnapshotTestingConfiguration.DiffTool.default(currentFilePath: "a", failedFilePath: "b") == "- a\n+ b")
  }

  @Test func `record modes have names`() {
    for name in ["all", "failed", "missing", "never"] {
      #expect(SnapshotTestingConfiguration.Record(rawValue: name)?.mode.rawValue == name)
    }
    #expect(SnapshotTestingConfiguration.Record(rawValue: "always") == nil)
  }
}
