package import Foundation

/// What an audit of the same view adds to an assertion.
extension SnapshotAssertion {
  /// Keeps what was found. An assertion that passed so far fails if there is something to fix.
  mutating func add(_ audit: SnapshotAudit) {
    self.audit = audit
    guard let message = audit.message else { return }
    verdict = .failed
    failure = failure ?? .audit(message)
    let kept = ArtefactStore(session: session)
      .write(key, scale: audit.picture?.size.scale ?? actual?.scale, audited: audit.picture?.png, marked: audit.marked)
    files.audited = kept.audited
    files.marked = kept.marked
    if let marked = audit.marked { attachments.append(.data(marked, name: "audit.png")) }
  }
}

extension SnapshotVerifier {
  /// Carries out an assertion that has findings and no golden. The outcome is in the run log already.
  ///
  /// - Parameter body: Audits; given the place of the baseline file.
  package func audit(
    _ request: SnapshotRequest, place: SourcePlace, _ body: (_ baseline: URL) throws -> SnapshotAudit
  ) -> SnapshotOutcome {
    let start = ContinuousClock.now
    var assertion = SnapshotAssertion(
      request: request, key: GoldenKey(auditOf: request, place: place, layout: session.environment.layout),
      session: session)
    if let shard = session.environment.shard, session.environment.mistakes.isEmpty, !shard.contains(assertion.key.id) {
      assertion.skip()
      return logged(assertion)
    }
    do throws(SnapshotFailure) {
      if !session.environment.mistakes.isEmpty { throw .environment(session.environment.mistakes) }
      if request.name == nil, let reason = request.test.ambiguity { throw .ambiguous(reason) }
      let audit: SnapshotAudit
      do {
        audit = try body(assertion.golden)
      } catch {
        throw .notAudited(reason: "\(error)")
      }
      assertion.actual = audit.picture?.size
      assertion.add(audit)
    } catch {
      assertion.fail(error)
    }
    return logged(assertion, since: start)
  }
}

extension GoldenKey {
  /// The key of an audit, whose numbers are its own, so that goldens keep theirs: `testCard.audit.txt`,
  /// `testCard.audit-2.txt`, `testCard.dark.audit.txt`.
  fileprivate init(auditOf request: SnapshotRequest, place: SourcePlace, layout: GoldenLayout) {
    var request = request
    let name = request.name
    if name == nil {
      var counted = request
      counted.function = "audit of \(request.function)"
      let number = (SnapshotCounters.scope ?? .process).next(for: counted)
      request.name = number == 1 ? "audit" : "audit-\(number)"
    }
    self.init(request, place: place, pathExtension: "txt", layout: layout) { 1 }
    if name != nil, let component = self.name { self.name = "\(component).audit" }
  }
}
