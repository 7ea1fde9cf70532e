package import Foundation

/// The part of an assertion that audits the same view.
extension SnapshotAssertion {
  /// Keeps what was found. An assertion that passed so far fails if there is something to fix.
  mutating func add(_ audit: SnapshotAudit) {
    self.audit = audit
    guard let message = audit.message else { return }
    end.fail(end.failure ?? .audit(message))
    let scale = audit.picture?.size.scale ?? pictures.actual?.scale
    kept.keep(audit, as: key, scale: scale, in: ArtefactStore(session: session))
  }
}

extension SnapshotVerifier {
  /// Carries out an assertion that has findings and no golden. The outcome is in the run log already.
  ///
  /// - Parameters:
  ///   - kind: What the name ends with, if it has no name, and a number.
  ///   - body: Audits; given the place of the baseline file.
  package func audit(
    _ request: SnapshotRequest, as kind: String = "audit", place: SourcePlace,
    _ body: (_ baseline: URL) throws -> SnapshotAudit
  ) -> SnapshotOutcome {
    let start = ContinuousClock.now
    var assertion = SnapshotAssertion(
      request: request,
      key: GoldenKey(kind, of: request, place: place, pathExtension: "txt", layout: session.environment.layout),
      session: session)
    assertion.golden = assertion.key.folder(environment: session.environment.ofCheckout)
      .appendingPathComponent(assertion.golden.lastPathComponent, isDirectory: false)
    if isElsewhere(assertion.key) {
      assertion.skip()
      return logged(assertion)
    }
    do throws(SnapshotFailure) {
      try requireEnvironment()
      if request.arguments.name == nil, let reason = request.test.ambiguity { throw .ambiguous(reason) }
      let audit: SnapshotAudit
      do {
        audit = try body(assertion.golden)
      } catch {
        throw .notAudited(reason: "\(error)")
      }
      assertion.pictures.actual = audit.picture?.size
      assertion.add(audit)
    } catch {
      assertion.fail(error)
    }
    return logged(assertion, since: start)
  }
}
