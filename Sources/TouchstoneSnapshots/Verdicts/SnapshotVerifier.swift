import Foundation

/// Carries out one assertion: takes the snapshot, compares it with its golden, records, and says what came of it.
package struct SnapshotVerifier {
  private let session: RunSession

  package init(session: RunSession) {
    self.session = session
  }

  /// Verifies a value. The outcome is in the run log already.
  ///
  /// - Parameter value: Makes the value. It runs on this thread, as does the strategy.
  package func verify<Value, Format>(
    _ request: SnapshotRequest, place: SourcePlace, strategy: Snapshotting<Value, Format>, value: () throws -> Value
  ) -> SnapshotOutcome {
    let start = ContinuousClock.now
    // First of all, so that one assertion that fails does not change the numbers of those behind it.
    let key = GoldenKey(
      request, place: place, pathExtension: strategy.pathExtension, layout: session.environment.layout
    ) {
      (SnapshotCounters.scope ?? .process).next(for: request)
    }
    var judgement = Judgement(request: request, key: key, session: session)
    // Where the shard is not known nothing is left out: the assertion fails for that.
    if let shard = session.environment.shard, session.environment.mistakes.isEmpty, !shard.contains(key.id) {
      judgement.entry.verdict = .skipped
      session.append(.snapshot(judgement.entry))
      return SnapshotOutcome(entry: judgement.entry)
    }
    do throws(SnapshotFailure) {
      try check(request, place, strategy.diffing.format)
      let remarks = SnapshotRemarks()
      defer { judgement.entry.warnings = remarks.warnings + remarks.missing }
      let format = try take(request, strategy, remarks, value)
      let masks = try judgement.places(of: strategy.masks, on: format, strategy.diffing.format, remarks)
      judgement.entry.masks = masks.isEmpty ? nil : masks
      if session.environment.verifiesTwice {
        let repeated = SnapshotRemarks()
        let again = try take(request, strategy, repeated, value)
        let others = try judgement.places(of: strategy.masks, on: again, strategy.diffing.format, repeated)
        try StabilityCheck(format: strategy.diffing.format, masks: masks + others)
          .check((format, remarks.account), (again, repeated.account))
      }
      try judgement.judge(format, strategy, remarks)
    } catch {
      judgement.fail(error)
    }
    let outcome = judgement.outcome(seconds: (ContinuousClock.now - start) / .seconds(1))
    session.append(.snapshot(outcome.entry))
    return outcome
  }

  private func check<Format>(
    _ request: SnapshotRequest, _ place: SourcePlace, _ format: GoldenFormat<Format>
  ) throws(SnapshotFailure) {
    if !session.environment.mistakes.isEmpty { throw .environment(session.environment.mistakes) }
    if let mistake = format.mistake { throw .value(reason: mistake) }
    if request.name == nil, let reason = request.test.ambiguity { throw .ambiguous(reason) }
    let hasPlace =
      !place.file.hasPrefix("/") || request.snapshotDirectory != nil || session.environment.snapshots != nil
    guard hasPlace else { throw .noPackage }
  }

  private func take<Value, Format>(
    _ request: SnapshotRequest, _ strategy: Snapshotting<Value, Format>, _ remarks: SnapshotRemarks,
    _ value: () throws -> Value
  ) throws(SnapshotFailure) -> Format {
    do {
      return try SnapshotRemarks.$current.withValue(remarks) {
        let made = try value()
        let format = Delivery.value(of: strategy.snapshot(made), timeout: request.timeout)
        if let error = remarks.error { throw error }
        guard let format else { throw SnapshotFailure.timeout(request.timeout) }
        if !session.environment.toleratesMissing, !remarks.missing.isEmpty {
          throw SnapshotFailure.incomplete(remarks.missing)
        }
        return format
      }
    } catch let failure as SnapshotFailure {
      throw failure
    } catch {
      throw .value(reason: "\(error)")
    }
  }
}
