import Foundation
import TouchstoneSnapshots
import TouchstoneUI

/// Performs assertions in the process's session.
enum Verification {
  /// Verifies a value on the calling thread.
  static func verify<Value, Format>(
    _ site: AssertionSite, _ strategy: Snapshotting<Value, Format>, value: () throws -> Value
  ) -> SnapshotOutcome {
    let place = site.place
    return site.withLook {
      SnapshotVerifier(session: session(place), only: SnapshotLook.process?.pattern)
        .verify(site.request(in: .current), place: place, strategy: strategy, value: value)
    }
  }

  /// Verifies a view, which is created on the main actor.
  ///
  /// The strategy runs on the calling thread: unless that is the main actor's, the main actor is free while a picture
  /// is rasterised, compared and written.
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

  /// Verifies a text whose golden is in the source.
  static func inline<Value>(
    _ site: AssertionSite, _ strategy: Snapshotting<Value, String>, value: () throws -> Value?,
    judge: (String, RecordDecision) throws(SnapshotFailure) -> Void
  ) -> SnapshotOutcome {
    let place = site.place
    return site.withLook {
      SnapshotVerifier(session: session(place))
        .verifyInline(site.request(in: .current), place: place, strategy: strategy, value: value, judge: judge)
    }
  }

  /// Fails an assertion that was given no strategy.
  static func withoutStrategies(_ site: AssertionSite) -> SnapshotOutcome {
    let place = site.place
    return SnapshotVerifier(session: session(place)).failWithoutStrategies(site.request(in: .current), place: place)
  }

  /// Audits a view, which is created on the main actor.
  ///
  /// - Parameter variants: The ways to lay out the view, with their names.
  static func audit<Value: View>(
    _ site: AssertionSite, _ order: AuditOrder, variants: [(name: String, picture: ViewPicture)],
    view: @MainActor () throws -> Value
  ) -> SnapshotOutcome {
    let place = site.place
    let session = session(place)
    let request = site.request(in: .current)
    let named = request.arguments.snapshotDirectory ?? session.environment.ofCheckout.snapshots
    let root = named.map { URL(fileURLWithPath: $0, relativeTo: place.package).absoluteURL } ?? place.package
    return site.withLook {
      SnapshotVerifier(session: session).audit(request, place: place) { file in
        let baseline = AuditBaselineFile(session: session, file: file, root: root)
        return try MainActorHop.value {
          let view = try view()
          let auditing = ViewAuditing(order: order)
          let findings = try auditing.findings(in: view, variants: variants)
          let report = try baseline.report(findings, order)
          return try auditing.audit(
            report, message: report.message(isScope: false, advice: baseline.advice(place.package)), view: view,
            variants)
        }
      }
    }
  }

  /// Tries a view in many states.
  static func fuzz(_ site: AssertionSite, _ body: () throws -> SnapshotAudit) -> SnapshotOutcome {
    let place = site.place
    let request = site.request(in: .current)
    return site.withLook {
      SnapshotVerifier(session: session(place)).audit(request, as: "fuzz", place: place) { _ in try body() }
    }
  }

  /// Prepares the package's fonts for views that are drawn without a golden.
  static func prepare(_ place: SourcePlace) { _ = session(place) }

  private static func session(_ place: SourcePlace) -> RunSession {
    let session = RunSession.process(package: place.package)
    FontsOfRun.prepare(session)
    if case .failure(let fault)? = SnapshotVariation.process { session.refuse(fault.reason) }
    return session
  }
}
