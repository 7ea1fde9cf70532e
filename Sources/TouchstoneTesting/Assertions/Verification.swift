import TouchstoneSnapshots
import TouchstoneUI

/// Carries out assertions in the process's session.
enum Verification {
  /// Verifies a value on the thread that asks.
  static func verify<Value, Format>(
    _ site: AssertionSite, _ strategy: Snapshotting<Value, Format>, value: () throws -> Value
  ) -> SnapshotOutcome {
    let place = site.place
    return SnapshotVerifier(session: session(place))
      .verify(site.request(in: .current), place: place, strategy: strategy, value: value)
  }

  /// Verifies a view on the main actor.
  static func verify<Value: View, Format>(
    _ site: AssertionSite, _ strategy: Snapshotting<Value, Format>, view: @MainActor () throws -> Value
  ) -> SnapshotOutcome {
    let place = site.place
    let request = site.request(in: .current)
    let verifier = SnapshotVerifier(session: session(place))
    // SAFETY: this thread waits until the main actor is done with the strategy.
    nonisolated(unsafe) let strategy = strategy
    let outcome = MainActorHop.run {
      verifier.verify(request, place: place, strategy: strategy, value: view)
    }
    if let outcome { return outcome }
    return verifier.verify(request, place: place, strategy: strategy) { throw MainActorHop.Busy() }
  }

  private static func session(_ place: SourcePlace) -> RunSession {
    EndOfRun.prepare()
    return RunSession.process(package: place.package)
  }
}
