extension SnapshotVerifier {
  /// Carries out an assertion whose golden is a text in its source. If it fails, the outcome is in the run log already.
  ///
  /// - Parameters:
  ///   - value: Makes the value; `nil` is an empty text.
  ///   - judge: Compares the text with the one in the source, or writes it there.
  package func verifyInline<Value>(
    _ request: SnapshotRequest, place: SourcePlace, strategy: Snapshotting<Value, String>, value: () throws -> Value?,
    judge: (String, RecordDecision) throws(SnapshotFailure) -> Void
  ) -> SnapshotOutcome {
    let start = ContinuousClock.now
    let key = GoldenKey("inline", of: request, place: place, pathExtension: nil, layout: session.environment.layout)
    var assertion = SnapshotAssertion(request: request, key: key, session: session)
    if isElsewhere(key) {
      assertion.skip()
    } else {
      do throws(SnapshotFailure) {
        try requireEnvironment()
        let taken = try takeText(request, strategy, value)
        assertion.note(taken.remarks)
        assertion.note(taken.remarks.shownTimes)
        try requireComplete(taken.remarks)
        if let emptiness = taken.remarks.emptiness, !strategy.allowsBlank { throw .empty(emptiness) }
        if session.environment.verifiesTwice {
          let again = try WallClock.moved { () throws(SnapshotFailure) in try takeText(request, strategy, value) }
          try requireComplete(again.remarks)
          try StabilityCheck(format: strategy.diffing.format).check(taken, again)
        }
        // Where two revisions are compared, what is recorded goes to a folder, and not to the user's sources.
        let decision =
          session.environment.base == nil ? assertion.decision : RecordDecision(mode: .never, source: .forced)
        try judge(taken.format, decision)
      } catch {
        assertion.fail(error)
        return logged(assertion, since: start)
      }
    }
    let outcome = assertion.outcome(seconds: (ContinuousClock.now - start) / .seconds(1))
    // A text in a source is no golden: a run that lists it would call for a file. It is only counted.
    if !request.configuration.isUnderTest { session.append(.inline(outcome.result.verdict)) }
    return outcome
  }

  private func takeText<Value>(
    _ request: SnapshotRequest, _ strategy: Snapshotting<Value, String>, _ value: () throws -> Value?
  ) throws(SnapshotFailure) -> Taken<String> {
    var isNil = false
    do throws(SnapshotFailure) {
      return try take(request, strategy) {
        if let value = try value() { return value }
        isNil = true
        throw SnapshotFailure.value(reason: "it is nil")
      }
    } catch {
      guard isNil else { throw error }
      return Taken("")
    }
  }

  /// Fails an assertion that was given no strategy.
  package func failWithoutStrategies(_ request: SnapshotRequest, place: SourcePlace) -> SnapshotOutcome {
    let key = GoldenKey("nothing", of: request, place: place, pathExtension: nil, layout: session.environment.layout)
    var assertion = SnapshotAssertion(request: request, key: key, session: session)
    if isElsewhere(key) { assertion.skip() } else { assertion.fail(.nothing) }
    return logged(assertion)
  }
}
