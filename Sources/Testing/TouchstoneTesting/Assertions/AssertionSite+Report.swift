import TouchstoneSnapshots

extension AssertionSite {
  /// Performs the assertion, and reports its outcome to the test framework.
  func report(_ perform: @autoclosure () -> SnapshotOutcome) {
    OpenAssertions.perform("\(self)") { report(ended: perform()) }
  }

  /// Performs an assertion by several strategies in the order of their names, and reports the outcome of each.
  ///
  /// It is one assertion, open until the last strategy has its outcome, and fails if there is no strategy.
  func report<Strategy>(
    _ strategies: [String: Strategy], _ perform: (AssertionSite, Strategy) -> SnapshotOutcome
  ) {
    reportEach(strategies.sorted { $0.key < $1.key }.map { (name: $0.key, strategy: $0.value) }, perform)
  }

  /// The same for strategies whose snapshots are numbered.
  func report<Strategy>(_ strategies: [Strategy], _ perform: (AssertionSite, Strategy) -> SnapshotOutcome) {
    reportEach(strategies.map { (name: nil, strategy: $0) }, perform)
  }

  private func reportEach<Strategy>(
    _ strategies: [(name: String?, strategy: Strategy)], _ perform: (AssertionSite, Strategy) -> SnapshotOutcome
  ) {
    guard !strategies.isEmpty else { return report(Verification.withoutStrategies(self)) }
    OpenAssertions.perform("\(self)") {
      for (name, strategy) in strategies {
        var site = self
        site.name = name
        site.report(ended: perform(site, strategy))
      }
    }
  }

  private func report(ended outcome: SnapshotOutcome) {
    let framework = TestFramework.current
    for warning in outcome.result.warnings { framework.warn("Snapshot \"\(outcome.result.id)\": \(warning)", at: self) }
    if let message = outcome.message { framework.fail(message, attachments: outcome.attachments, at: self) }
  }
}
