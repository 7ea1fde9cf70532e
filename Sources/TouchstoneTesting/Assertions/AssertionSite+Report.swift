import TouchstoneSnapshots

extension AssertionSite {
  /// Performs the assertion, and reports its outcome to the test framework.
  func report(_ perform: @autoclosure () -> SnapshotOutcome) {
    OpenAssertions.perform("\(self)") { report(ended: perform()) }
  }

  private func report(ended outcome: SnapshotOutcome) {
    let framework = TestFramework.current
    for warning in outcome.result.warnings { framework.warn("Snapshot \"\(outcome.result.id)\": \(warning)", at: self) }
    if let message = outcome.message { framework.fail(message, attachments: outcome.attachments, at: self) }
  }

  /// Fails if there is nothing to compare.
  func requireStrategies(_ strategies: some Collection) {
    if strategies.isEmpty { report(Verification.withoutStrategies(self)) }
  }
}
