import Foundation

/// Carries out one assertion: takes the snapshot, compares it with its golden, records it if needed, and
/// returns the result.
package struct SnapshotVerifier {
  let session: RunSession
  /// A pattern of the only snapshots that are taken; nil for all.
  let only: String?

  package init(session: RunSession, only: String? = nil) {
    self.session = session
    self.only = only
  }

  /// Verifies a value. The outcome is in the run log already.
  ///
  /// - Parameter value: Makes the value. It runs on this thread, as does the strategy.
  package func verify<Value, Format>(
    _ request: SnapshotRequest, place: SourcePlace, strategy: Snapshotting<Value, Format>, value: () throws -> Value
  ) -> SnapshotOutcome {
    let start = ContinuousClock.now
    // First of all, so that one assertion that fails does not change the numbers of those behind it.
    var key = GoldenKey(
      request, place: place, pathExtension: strategy.pathExtension, layout: session.environment.layout
    ) {
      (SnapshotCounters.scope ?? .process).next(for: request)
    }
    if session.environment.base != nil { key.moveIntoFolderOfAll() }
    var assertion = SnapshotAssertion(request: request, key: key, session: session)
    if isElsewhere(key) {
      assertion.skip()
      return logged(assertion)
    }
    var audit: SnapshotAudit?
    do throws(SnapshotFailure) {
      try check(request, place, strategy.diffing.format)
      if let fault = key.extensionFault { throw .value(reason: fault) }
      let taken = try take(request, strategy, value, id: key.id)
      assertion.note(taken.remarks)
      log(taken.remarks.drawn, of: assertion)
      audit = taken.remarks.audit
      try requireComplete(taken, strategy, &assertion)
      assertion.masks = try assertion.places(of: strategy.masks, on: taken, strategy.diffing.format)
      assertion.note(taken.remarks.shownTimes, in: strategy.diffing.format.picture(taken.format))
      if session.environment.verifiesTwice {
        let again = try WallClock.moved { () throws(SnapshotFailure) in try take(request, strategy, value) }
        try requireComplete(again, strategy, &assertion)
        let masks = try assertion.places(of: strategy.masks, on: again, strategy.diffing.format)
        try StabilityCheck(format: strategy.diffing.format, masks: assertion.masks + masks).check(taken, again)
      }
      try assertion.judge(taken, strategy)
      if let order = session.mutation, assertion.end.verdict == .passed {
        do { try assertion.tryMutants(order, of: taken, strategy) } catch { throw .value(error) }
      }
    } catch {
      assertion.fail(error)
    }
    if let audit { assertion.add(audit) }
    return logged(assertion, since: start)
  }

  /// Whether a snapshot is not to be taken, as it belongs to another shard. If the shard is not known, none does: the
  /// assertion fails for that.
  func isElsewhere(_ key: GoldenKey) -> Bool {
    if let only, !key.id.matches(only) { return true }
    guard let shard = session.environment.shard, session.environment.mistakes.isEmpty else { return false }
    return !shard.contains(key.id)
  }

  /// Writes the outcome of an assertion to the run log and returns it.
  func logged(
    _ assertion: SnapshotAssertion, since start: ContinuousClock.Instant = .now
  ) -> SnapshotOutcome {
    var outcome = assertion.outcome(seconds: (ContinuousClock.now - start) / .seconds(1))
    if assertion.request.configuration.isUnderTest { return outcome }
    session.append(.snapshot(outcome.result))
    // A test that ends at its first failure would leave out the snapshots behind it. The log has the difference.
    if session.environment.base != nil, outcome.failure?.isOfGolden == true { outcome.failure = nil }
    return outcome
  }

  /// Writes to the run log what a snapshot was drawn from, if that is noted.
  private func log(_ drawn: DrawnSnapshot?, of assertion: SnapshotAssertion) {
    guard var drawn, !assertion.request.configuration.isUnderTest else { return }
    (drawn.id, drawn.target) = (assertion.key.id.description, assertion.key.id.target)
    session.append(.drawn(drawn))
  }

  private func check<Format>(
    _ request: SnapshotRequest, _ place: SourcePlace, _ format: GoldenFormat<Format>
  ) throws(SnapshotFailure) {
    try requireEnvironment()
    if let mistake = format.mistake { throw .value(reason: mistake) }
    if request.location.isInMacro { throw .unnamedTest }
    if request.arguments.name == nil, let reason = request.test.ambiguity { throw .ambiguous(reason) }
    let hasPlace =
      place.isInPackage || request.arguments.snapshotDirectory != nil || session.environment.snapshots != nil
    guard hasPlace else { throw .noPackage }
  }

  func requireEnvironment() throws(SnapshotFailure) {
    if !session.environment.mistakes.isEmpty { throw .environment(session.environment.mistakes) }
    if let refusal = session.refusal { throw .settings(refusal) }
    if let fault = session.fontSetFault { throw .fontSet(fault) }
  }

  /// Makes the value, and takes its snapshot.
  func take<Value, Format>(
    _ request: SnapshotRequest, _ strategy: Snapshotting<Value, Format>, _ value: () throws -> Value,
    id: SnapshotID? = nil
  ) throws(SnapshotFailure) -> Taken<Format> {
    let collector = RemarksCollector()
    func delivered(_ work: () -> Async<Taken<Format>>) -> Taken<Format>? {
      SnapshotID.$current.withValue(id) {
        RemarksCollector.$current.withValue(collector) {
          Delivery.value(of: work(), timeout: request.arguments.timeout)
        }
      }
    }
    var remarks = SnapshotRemarks()
    let taken: Taken<Format>?
    if let take = strategy.takeCreating {
      taken = delivered { take(value) }
    } else {
      let made: Taken<Value>
      do {
        made = try Taken(collecting: value)
      } catch {
        throw .value(error)
      }
      remarks = made.remarks
      taken = delivered { strategy.take(made.format) }
    }
    if let taken { return taken.after(remarks) }
    if let error = remarks.error ?? collector.remarks.error { throw .value(error) }
    throw .timeout(request.arguments.timeout)
  }

  /// Fails an assertion whose snapshot is incomplete. What there is of it is kept to look at.
  private func requireComplete<Value, Format>(
    _ taken: Taken<Format>, _ strategy: Snapshotting<Value, Format>, _ assertion: inout SnapshotAssertion
  ) throws(SnapshotFailure) {
    do {
      try requireComplete(taken.remarks)
    } catch {
      if error.reason == .value { assertion.keepIncomplete(taken, strategy) }
      throw error
    }
  }

  func requireComplete(_ remarks: SnapshotRemarks) throws(SnapshotFailure) {
    if let error = remarks.error { throw .value(error) }
    if !session.environment.toleratesMissing, !remarks.missing.isEmpty { throw .incomplete(remarks.missing) }
  }
}

extension SnapshotFailure {
  /// The failure for an error that the user's code or a strategy threw.
  fileprivate static func value(_ error: any Error) -> SnapshotFailure {
    error as? SnapshotFailure ?? .value(reason: "\(error)")
  }
}
