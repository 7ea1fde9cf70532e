import Foundation
import TouchstoneDiff
import TouchstoneImageIO

/// One assertion on its way to its outcome.
struct SnapshotAssertion {
  let request: SnapshotRequest
  let key: GoldenKey
  let session: RunSession
  /// Whether it is recorded: before the golden is known, as far as the snapshot's name decides.
  var decision: RecordDecision
  var golden: URL

  /// The verdict so far.
  var verdict = SnapshotVerdict.passed
  var failure: SnapshotFailure?
  var recorded: RecordedChange?
  /// The size of the picture that is seen, and of the golden.
  var actual: PictureSize?
  var reference: PictureSize?
  /// The difference between the two.
  var summary: DifferenceSummary?
  /// The edits of the views since the golden was recorded, causes first, each once for views of one type; nil where
  /// they are not known.
  var edits: [ViewEdit]?
  /// Whether the description of the difference has the texts that changed.
  var saysTexts = false
  /// The places where differences do not count.
  var masks: [MaskedPlace] = []
  /// The remark that a text differs by the names of views alone; empty if it does not.
  var formNote = ""
  /// The reason why a difference counts although the picture need not show the same as its golden.
  var matchNote = ""
  /// Remarks on masked views whose places now show something else.
  var maskNotes: [String] = []
  /// The frames, if the picture shows several moments.
  var frames: SnapshotFrames?
  /// Whether the views are light or dark, if that is known.
  var appearance: SnapshotAppearance?
  /// The version of Touchstone that drew the golden, if it is another one and the picture differs.
  var otherVersion: String?
  /// The versions that the golden was made with and those of this machine, where they differ; empty if the picture is
  /// the same.
  var drift: [String] = []
  var warnings: [String] = []
  /// The result of an audit of the view, if there was one.
  var audit: SnapshotAudit?
  /// Files left to look at: on disk, and for the test framework.
  var files = SnapshotArtefacts()
  var attachments: [DiffAttachment] = []
  /// The digest of what the picture shows, if its files were not kept.
  var unkeptDigest: String?
  /// The SHA-256 of the golden that the value was compared with, if no copy of it was kept.
  var goldenDigest: String?

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
    guard let stored = try read() else { return try recordMissing(encoder) }
    // The fast way for most assertions: the golden says which value it shows, so it need not be decoded.
    if isStamped(stored, fingerprint, encoder) { return try settleIdentical(stored, encoder) }
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
  }

  /// Ends the assertion as one of another shard.
  mutating func skip() {
    verdict = .skipped
  }

  /// Ends the assertion as failed.
  mutating func fail(_ failure: SnapshotFailure) {
    self.failure = failure
    verdict = .failed
    // The failure says what is missing.
    if case .incomplete(let missing) = failure { warnings.removeAll(where: missing.contains) }
  }
}
