import Foundation
import TouchstoneDiff
import TouchstoneImageIO

/// One assertion on its way to its outcome.
struct SnapshotAssertion {
  let request: SnapshotRequest
  let key: GoldenKey
  let session: RunSession
  /// Whether it is recorded: before the golden is known, as far as the snapshot's name decides.
  private(set) var decision: RecordDecision
  var golden: URL

  /// How it has ended so far.
  var verdict = SnapshotVerdict.passed
  var failure: SnapshotFailure?
  var recorded: RecordedChange?
  /// The size of the picture that is seen, and of the golden.
  var actual: PictureSize?
  var reference: PictureSize?
  /// How the two differ.
  var summary: DifferenceSummary?
  /// Where differences do not count.
  var masks: [MaskedPlace] = []
  /// What is to be said of masked views that left their places to something else.
  var maskNotes: [String] = []
  /// The frames, if the picture shows several moments.
  var frames: SnapshotFrames?
  /// Whether the views are light or dark, if that is known.
  var appearance: SnapshotAppearance?
  /// The versions that the golden was made with and those of this machine, where they differ; empty if the picture is
  /// the same.
  var drift: [String] = []
  var warnings: [String] = []
  /// What an audit of the view found, if there was one.
  var audit: SnapshotAudit?
  /// Files left to look at: on disk, and for the test framework.
  var files = SnapshotArtefacts()
  var attachments: [DiffAttachment] = []
  /// The SHA-256 of the golden that the value was compared with, if no copy of it was kept.
  var goldenDigest: String?

  init(request: SnapshotRequest, key: GoldenKey, session: RunSession) {
    self.request = request
    self.key = key
    self.session = session
    decision = RecordDecision(
      snapshot: key.id, argument: request.record, scope: request.configuration, environment: session.environment)
    golden = key.folder(environment: session.environment)
      .appendingPathComponent(key.fileName(scale: nil), isDirectory: false)
  }

  // MARK: The walk

  /// Compares a snapshot with its golden, and records it if the record mode requires it.
  mutating func judge<Value, Format>(
    _ taken: Taken<Format>, _ strategy: Snapshotting<Value, Format>
  ) throws(SnapshotFailure) {
    locate(taken, strategy.diffing.format)
    try requireContent(of: taken, strategy)
    let encoder = encoder(of: taken, strategy)
    let fingerprint = try claim(encoder)
    try requireApproved(encoder)
    guard let stored = try read() else { return try recordMissing(encoder) }
    if isStamped(stored, fingerprint, encoder) { return try settleIdentical() }
    guard let content = try decode(stored, encoder) else { return }
    try noteReference(content, encoder.format, taken.remarks)
    let judged = unmasked(taken.format, encoder.format, by: content.value)
    if try isIdentical(content.value, judged, stored, encoder) { return try settleIdentical() }
    let difference = try compare(content, judged, stored, encoder)
    if difference == nil, decision.mode != .all { return try settleMatch() }
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

  // MARK: Steps

  /// Finds the golden's file: its name has the scale, which only the snapshot knows.
  mutating func locate<Format>(_ taken: Taken<Format>, _ format: GoldenFormat<Format>) {
    actual = format.picture(taken.format)
    frames = taken.remarks.frames
    appearance = taken.remarks.appearance
    golden = golden.deletingLastPathComponent()
      .appendingPathComponent(key.fileName(scale: actual?.scale), isDirectory: false)
    decision = RecordDecision(
      snapshot: key.id, golden: goldenPath, argument: request.record, scope: request.configuration,
      environment: session.environment)
  }

  /// The golden's path, relative to the package.
  var goldenPath: String { golden.path.relative(to: key.place.package) }

  private func requireContent<Value, Format>(
    of taken: Taken<Format>, _ strategy: Snapshotting<Value, Format>
  ) throws(SnapshotFailure) {
    if strategy.allowsBlank { return }
    let emptiness = taken.remarks.emptiness ?? strategy.diffing.format.emptiness(taken.format)
    if let emptiness { throw .empty(emptiness) }
  }

  func encoder<Value, Format>(
    of taken: Taken<Format>, _ strategy: Snapshotting<Value, Format>
  ) -> GoldenEncoder<Format> {
    let scale = actual?.scale
    let masks = masks.filter { $0.view != nil }
    return GoldenEncoder(
      format: strategy.diffing.format,
      metadata: {
        var metadata = strategy.provenance()
        metadata.tool = TouchstoneVersion.current
        metadata.scale = scale
        metadata.ingredients.merge(taken.remarks.ingredients) { $1 }
        metadata.outline = taken.remarks.outline
        metadata.masks = masks
        return metadata
      }, value: taken.format, unmasked: unmasked(taken.format, strategy.diffing.format, by: nil))
  }

  /// A value without what is masked.
  func unmasked<Format>(_ value: Format, _ format: GoldenFormat<Format>, by other: Format?) -> Format {
    masks.isEmpty ? value : format.masked?(value, masks, other) ?? value
  }

  /// - Returns: What stands for the value, without what is masked.
  func claim<Format>(_ encoder: GoldenEncoder<Format>) throws(SnapshotFailure) -> String {
    let fingerprint = try encoder.fingerprint()
    let claim = SnapshotClaims.Claim(
      file: key.place.file, line: request.line, test: request.test, name: request.name, fingerprint: fingerprint)
    if let other = session.claims.enter(claim, path: golden.path) { throw .collision(other) }
    return fingerprint
  }

  func read() throws(SnapshotFailure) -> Data? {
    do throws(GoldenStoreError) {
      return try session.store.read(golden, within: key.root(environment: session.environment))
    } catch {
      throw .unreadable(reason: "\(error.reason).")
    }
  }

  /// Whether the hash stored in the golden is that of the value.
  private mutating func isStamped<Format>(
    _ stored: Data, _ fingerprint: String, _ encoder: GoldenEncoder<Format>
  ) -> Bool {
    // The stamp of a pull request's golden may be forged, so that it shows people something else.
    guard !session.environment.isContinuousIntegration, let stamp = encoder.format.stamp(stored),
      stamp == (masks.isEmpty ? fingerprint : encoder.format.fingerprint?(encoder.value))
    else { return false }
    reference = actual
    return true
  }

  /// Reads the golden. If it can't be decoded, and the mode allows it and no other tool may have drawn it, records the
  /// snapshot and returns `nil`.
  private mutating func decode<Format>(
    _ stored: Data, _ encoder: GoldenEncoder<Format>
  ) throws(SnapshotFailure) -> GoldenContent<Format>? {
    let fault: SnapshotFailure
    if LFSPointer.isPointer(stored) {
      fault = .pointer
    } else {
      do {
        let content = try encoder.format.decode(stored)
        guard let reason = content.maskFault(encoder.format) else { return content }
        fault = unreadable(stored, reason)
      } catch {
        fault = unreadable(stored, "\(error)")
      }
    }
    guard decision.mode == .all || decision.mode == .failed, !isLeftAlone(stored) else {
      // What is seen can be looked at and accepted, in place of this golden and of no other.
      keep(reference: nil, actual: try encoder.data(), difference: nil)
      goldenDigest = stored.sha256
      throw fault
    }
    try recordChange(fault, encoder, reference: nil, difference: nil)
    return nil
  }

  private func unreadable(_ stored: Data, _ reason: String) -> SnapshotFailure {
    isLeftAlone(stored) ? .unknownOrigin(reason: reason) : .unreadable(reason: reason)
  }

  mutating func noteReference<Format>(
    _ content: GoldenContent<Format>, _ format: GoldenFormat<Format>, _ remarks: SnapshotRemarks
  ) throws(SnapshotFailure) {
    reference = format.picture(content.value)
    // A golden from elsewhere does not say its scale: it was found under the name of this one.
    if content.metadata?.scale == nil, let actual { reference?.scale = actual.scale }
    try fitMasks(to: content.metadata, remarks)
  }

  private func isIdentical<Format>(
    _ reference: Format, _ actual: Format, _ stored: Data, _ encoder: GoldenEncoder<Format>
  ) throws(SnapshotFailure) -> Bool {
    if let isIdentical = encoder.format.isIdentical { return isIdentical(reference, actual) }
    return try encoder.data() == stored
  }

  /// Compares a value with its golden; by the strict comparer if the golden was made with all that this machine has, or the
  /// package says that all its goldens are its own.
  ///
  /// - Returns: The difference, unless it is tolerated.
  mutating func compare<Format>(
    _ content: GoldenContent<Format>, _ judged: Format, _ stored: Data, _ encoder: GoldenEncoder<Format>
  ) throws(SnapshotFailure) -> Difference? {
    let isStrict = session.ownsGoldens || content.metadata?.isMade(as: encoder.metadata) ?? false
    let strict = isStrict ? encoder.format.compareStrictly : nil
    let difference: Difference?
    do {
      difference = try (strict ?? encoder.format.compare)(content.value, judged, masks)
    } catch {
      throw .comparison(reason: "\(error)")
    }
    summary = difference?.summary
    let counted = difference.flatMap { $0.isTolerated ? nil : $0 }
    if !isStrict, encoder.format.compareStrictly != nil {
      noteOrigin(
        content.metadata, now: encoder.metadata, stored: stored, hasStamp: encoder.format.stamp(stored) != nil,
        matches: counted == nil)
    }
    return counted
  }

  // MARK: Ends

  /// Says what differs and why, and records the value or fails.
  private mutating func settleDifference<Format>(
    _ difference: Difference?, from golden: GoldenMetadata?, _ stored: Data, _ encoder: GoldenEncoder<Format>
  ) throws(SnapshotFailure) {
    let otherFonts = noteDrift(from: golden, to: encoder.metadata)
    let outline = encoder.metadata.outline
    noteViews(outline, golden: golden?.outline)
    noteFrames(outline, golden: golden?.outline)
    if !otherFonts.isEmpty {
      keep(reference: stored, actual: try encoder.data(), difference: difference)
      throw .otherFonts(otherFonts, hasGolden: true)
    }
    let texts = noteTexts(outline, golden: golden?.outline)
    var told = difference
    told?.text = maskNotes.joined() + texts + (difference?.text ?? "")
    try recordChange(mismatch(told, recorded: false), encoder, reference: stored, difference: told)
  }

  mutating func settleIdentical() throws(SnapshotFailure) {
    try settleMatch()
    if decision.mode == .all, decision.source != .forced { throw .recordingIsOn(.unchanged, decision.source) }
  }

  private mutating func settleMatch() throws(SnapshotFailure) {
    if decision.source == .forced, decision.mode != .never {
      verdict = .recorded
      // Two assertions may share a golden: what the first one recorded is not unchanged.
      recorded = session.isNew(golden) ? .new : .unchanged
    } else if session.isNew(golden) {
      throw .recordedInThisRun
    }
  }
}
