import Foundation
import TouchstoneImageIO

/// The files that an assertion leaves behind: a golden, or those of a failure.
extension SnapshotAssertion {
  /// Fails if something else was approved for the golden than what is seen, whether or not it would be recorded: a golden
  /// that matches what is seen is not what was approved, either.
  mutating func requireApproved<Format>(_ encoder: GoldenEncoder<Format>) throws(SnapshotFailure) {
    guard decision.source == .forced, let approval = session.environment.recordOnly?.approvals[goldenPath] else {
      return
    }
    let data = try encoder.data()
    if approval.approves(drawn: data, of: key.id.description, pathExtension: key.pathExtension ?? "") { return }
    keep(reference: storedGolden, actual: data, difference: nil)
    throw .notApproved(approval.commit)
  }

  /// Records the first golden, or says why not.
  mutating func recordMissing<Format>(_ encoder: GoldenEncoder<Format>) throws(SnapshotFailure) {
    guard decision.mode != .never else {
      keep(reference: nil, actual: try encoder.data(), difference: nil)
      throw .missing(decision.source, otherScales: otherScales())
    }
    try requireFonts(of: golden.deletingLastPathComponent(), encoder.metadata)
    try requireApprovedCauses()
    try write(encoder, isAsked: decision.mode != .missing || decision.source == .forced)
    end.recorded = .new
    session.noteNew(golden)
    switch (decision.source, decision.mode) {
    case (.forced, _): end.verdict = .recorded
    case (let source, .all): throw .recordingIsOn(.new, source)
    default: throw .missingRecorded
    }
  }

  /// Ends an assertion whose golden does not show the value.
  ///
  /// - Parameter difference: `nil` if the golden cannot be read, or matches without being identical.
  mutating func recordChange<Format>(
    _ failure: SnapshotFailure, _ encoder: GoldenEncoder<Format>, reference: Data?, difference: Difference?
  ) throws(SnapshotFailure) {
    let records = decision.mode == .all || decision.mode == .failed
    if records, let reference, isLeftAlone(reference) {
      // One that matches is as good as it was.
      guard let difference else { return try settleIdentical() }
      keep(reference: reference, actual: try encoder.data(), difference: difference)
      throw .foreign(text: difference.text)
    }
    guard records else {
      try keepWithinBudget(reference: reference, encoder, difference: difference)
      throw failure
    }
    let data = try encoder.data()
    // The run's folder is the only place of a golden that was replaced and never committed. What replaces it is in the package,
    // but for that of a CI job, which is gone with the job, and that of a folder from which pages take nothing.
    let keepsAll =
      session.environment.isContinuousIntegration || !GoldenPlace.isPublished(goldenPath) || takesPicture()
    if keepsAll {
      keep(reference: reference, actual: data, difference: difference)
    } else {
      keep(reference: reference)
      kept.recordedDigest = data.sha256
    }
    do throws(SnapshotFailure) {
      try requireApprovedCauses()
      try write(encoder)
    } catch {
      kept.recordedDigest = nil
      keep(reference: reference, actual: data, difference: difference)
      throw error
    }
    end.recorded = .changed
    switch (decision.source, decision.mode) {
    case (.forced, _): end.verdict = .recorded
    case (let source, .all): throw .recordingIsOn(.changed, source)
    default: throw mismatch(difference, recorded: true)
    }
  }

  /// Whether recording leaves a golden alone, because Touchstone did not draw it as far as it says.
  func isLeftAlone(_ stored: Data) -> Bool {
    !session.environment.replacesForeign && ForeignGolden(golden: golden, layout: key.layout).isForeign(stored)
  }

  func mismatch(_ difference: Difference?, recorded: Bool) -> SnapshotFailure {
    let text = difference?.text ?? "The golden could not be read."
    if let difference, difference.isSizeMismatch, let actual = pictures.actual,
      let reference = pictures.reference
    {
      return .sizeDiffers(actual: actual, reference: reference, text: text, recorded: recorded)
    }
    return .differs(text: text, recorded: recorded)
  }

  /// - Parameter isAsked: Whether someone asked for a recording: see ``HashedGoldens/record(_:at:isAsked:)``.
  func write<Format>(_ encoder: GoldenEncoder<Format>, isAsked: Bool = true) throws(SnapshotFailure) {
    let data = try encoder.data()
    if let (goldens, place) = hashed { return try record(data, goldens, place, isAsked: isAsked) }
    do throws(GoldenStoreError) {
      try session.store.write(data, to: golden, within: key.root(environment: session.environment))
    } catch {
      throw .notWritten(
        GoldenStoreError(error.operation, path: error.path.relative(to: key.place.package), fault: error.fault))
    }
  }

  /// Whether the files of a difference are kept; they are not if the run has enough pictures with the same causes.
  private func takesPicture() -> Bool {
    // Whoever names a folder for the pictures of failures wants them all.
    let isAsked =
      session.environment.artefacts != nil || session.environment.keptPictures.contains(key.id, golden: goldenPath)
    // Edits that are not listed, and findings of an audit, are seen in the picture alone.
    return isAsked || !found.listsAllEdits || audit != nil
      || session.budget.admits(found.edits, severity: found.summary?.weight ?? 0)
  }

  /// Keeps a golden that is replaced, without what replaces it.
  private mutating func keep(reference: Data?) {
    kept.files = ArtefactStore(session: session)
      .write(key, scale: pictures.actual?.scale, reference: reference, actual: nil, difference: nil)
  }

  /// Keeps the files of a failure, or only their digests if enough pictures with the same causes were kept.
  private mutating func keepWithinBudget<Format>(
    reference: Data?, _ encoder: GoldenEncoder<Format>, difference: Difference?
  ) throws(SnapshotFailure) {
    if !takesPicture(), let digest = try encoder.digest(GoldenKind(pathExtension: key.pathExtension ?? "")) {
      kept.unkeptDigest = digest
      kept.goldenDigest = reference?.sha256
    } else {
      keep(reference: reference, actual: try encoder.data(), difference: difference)
    }
  }

  /// Fails if the snapshot was approved without its picture, as one of many with the same causes, and differs from its golden
  /// in something else.
  func requireApprovedCauses() throws(SnapshotFailure) {
    guard decision.source == .forced, let approval = session.environment.recordOnly?.approvals[goldenPath],
      let causes = approval.causes
    else { return }
    let edits = found.edits ?? []
    let seen = edits.filter { !$0.isConsequence }.flatMap(\.signatures)
    // A run keeps the picture of an edit that does not say all; only one of someone else could claim that it did not.
    let saysAll = found.listsAllEdits && edits.allSatisfy(\.saysAll)
    if seen.isEmpty || !saysAll || !seen.allSatisfy(causes.contains) { throw .notApproved(approval.commit) }
  }

  /// Keeps the files to look at: on disk, and for the test framework.
  mutating func keep(reference: Data?, actual: Data, difference: Difference?) {
    kept.keep(
      reference: reference, actual: actual, difference: difference, as: key, scale: pictures.actual?.scale,
      in: ArtefactStore(session: session))
  }

  /// Goldens of the same snapshot at other scales: a hint for a test whose scale was changed.
  private func otherScales() -> [String] {
    let names = goldenNames
    let pathExtension = key.pathExtension.map { ".\($0)" } ?? ""
    return names.sorted().filter { name in
      guard name.hasPrefix(key.stem), name.hasSuffix(pathExtension), name != golden.lastPathComponent else {
        return false
      }
      let mark = name.dropFirst(key.stem.count).dropLast(pathExtension.count)
      return mark.isEmpty || (mark.hasPrefix("@") && mark.hasSuffix("x"))
    }
  }
}
