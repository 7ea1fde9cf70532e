import Foundation
import TouchstoneImageIO

/// One assertion on its way to its outcome.
struct SnapshotAssertion {
  let request: SnapshotRequest
  let key: GoldenKey
  let session: RunSession
  /// Whether it is recorded: before the golden is known, as far as the snapshot's name decides.
  var decision: RecordDecision
  var golden: URL

  /// How the assertion ends, as far as is known.
  var end = Settlement()
  /// What is compared: filled as the golden is located and read.
  var pictures = ComparedPictures()
  /// The places where differences do not count.
  var masks: [MaskedPlace] = []
  /// What differs: filled by the comparison, and by the passes that explain it.
  var found = FoundDifference()
  /// What is left to look at: filled where an assertion fails or records.
  var kept = KeptEvidence()
  var warnings: [String] = []
  /// Whether the strategy laid out a view; nil if it did not come to that.
  var showsViews: Bool?
  /// The result of an audit of the view, if there was one.
  var audit: SnapshotAudit?

  init(request: SnapshotRequest, key: GoldenKey, session: RunSession) {
    self.request = request
    self.key = key
    self.session = session
    decision = RecordDecision(
      snapshot: key.id, argument: request.arguments.record, scope: request.configuration,
      environment: session.environment)
    golden = key.folder(environment: session.environment)
      .appendingPathComponent(key.fileName(scale: nil), isDirectory: false)
  }

  // MARK: The walk

  /// Compares a snapshot with its golden, and records it if the record mode requires it.
  mutating func judge<Value, Format>(
    _ taken: Taken<Format>, _ strategy: Snapshotting<Value, Format>
  ) throws(SnapshotFailure) {
    locate(taken, strategy.diffing.format)
    // A golden with nothing to see would pass for a view that draws nothing any more.
    try requireContent(of: taken, strategy)
    let encoder = encoder(of: taken, strategy)
    // Before the golden is read: of two assertions with one golden, the second would otherwise record over the first.
    let fingerprint = try claim(encoder)
    try requireApproved(encoder)
    // What can be said of a picture alone was checked.
    if session.keepsNoGoldens { return session.noteNoGoldens() }
    let stored: Data
    switch try findGolden(encoder) {
    case .none: return try recordMissing(encoder)
    case .same: return try settleSame(encoder)
    case .elsewhere(let reason): return try settleElsewhere(reason, encoder)
    case .object(let data): stored = data
    case .file(let data):
      stored = data
      // The fast path for most assertions: the golden stores a hash of the value that it shows, so it isn't decoded.
      if isStamped(stored, fingerprint, encoder) { return try settleIdentical(stored, encoder) }
    }
    guard let content = try decode(stored, encoder) else { return }
    try noteReference(content, encoder.format, taken.remarks)
    // Masked places are taken from the golden, so that nothing there differs.
    let judged = unmasked(taken.format, encoder.format, by: content.value)
    if try isIdentical(content.value, judged, stored, encoder) { return try settleIdentical(stored, encoder) }
    if isFormer(content.value, taken.remarks), session.environment.refreshesGoldens, isMeant {
      return try refresh(encoder)
    }
    let difference = try compare(content, judged, stored, encoder)
    // A tolerated difference is recorded only where everything is.
    let isTolerated = difference.map { hasMatch(taken.remarks.match, content.metadata, encoder, $0) } ?? true
    if isTolerated, decision.mode != .all { return try settleMatch() }
    try settleDifference(difference, from: content.metadata, stored, encoder)
  }

  /// Stores the remarks of the strategy that took the snapshot.
  mutating func note(_ remarks: SnapshotRemarks) {
    warnings = remarks.warnings + remarks.missing
    showsViews = remarks.showsViews
  }

  /// Ends the assertion as one of another shard.
  mutating func skip() {
    end.verdict = .skipped
  }

  /// Ends the assertion as failed.
  mutating func fail(_ failure: SnapshotFailure) {
    end.fail(failure)
    // The failure says what is missing.
    if case .incomplete(let missing) = failure { warnings.removeAll(where: missing.contains) }
  }
}
