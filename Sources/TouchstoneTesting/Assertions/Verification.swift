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

  /// Verifies a view, which is made on the main actor.
  ///
  /// The strategy runs on the thread that asks: unless that is the main actor, it is free while a picture is rasterised,
  /// compared and written.
  static func verify<Value: View, Format>(
    _ site: AssertionSite, _ strategy: Snapshotting<Value, Format>, view: @MainActor () throws -> Value
  ) -> SnapshotOutcome {
    verify(
      site, strategy,
      value: {
        let made = MainActorHop.run { () -> Result<Value, any Error> in
          do { return .success(try view()) } catch { return .failure(error) }
        }
        guard let made else { throw MainActorHop.Busy() }
        return try made.get()
      })
  }

  /// Has the package's fonts ready for what is drawn without a golden.
  static func prepare(_ place: SourcePlace) { _ = session(place) }

  private static func session(_ place: SourcePlace) -> RunSession {
    EndOfRun.prepare()
    let session = RunSession.process(package: place.package)
    FontsOfRun.prepare(session)
    return session
  }
}
