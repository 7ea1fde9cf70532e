import Foundation
import TouchstoneDiff

/// The ways in which an assertion ends once it is compared.
extension SnapshotAssertion {
  /// Says what differs and why, and records the value or fails.
  mutating func settleDifference<Format>(
    _ difference: Difference?, from golden: GoldenMetadata?, _ stored: Data, _ encoder: GoldenEncoder<Format>
  ) throws(SnapshotFailure) {
    let otherFonts = noteDrift(from: golden, to: encoder.metadata)
    let (outline, before) = (encoder.metadata.outline, golden?.outline)
    let outlines = OutlinePair(outline, golden: before)
    let scale = pictures.actual?.scale
    found.noteViews(outlines, scale: scale, sources: session.sources)
    pictures.noteFrames(outline, golden: before)
    found.noteEdits(outline, golden: before, masks: masks, scale: scale ?? 1, sources: session.sources)
    if !otherFonts.isEmpty {
      keep(reference: stored, actual: try encoder.data(), difference: difference)
      throw .otherFonts(otherFonts, hasGolden: true)
    }
    if decision.mode == .missing || decision.mode == .never { noteVersion(of: golden) }
    if let golden, golden.tool != nil, before?.hasSteps != true, outline?.hasSteps == true {
      found.noteMissingSteps(in: try encoder.data())
    }
    let texts = found.noteTexts(outlines, masks: masks, scale: scale)
    found.saysTexts = !texts.isEmpty
    var described = difference
    described?.text = found.notes.text + texts + (difference?.text ?? "")
    try recordChange(mismatch(described, recorded: false), encoder, reference: stored, difference: described)
  }

  /// Ends an assertion whose golden shows the value, after writing the golden again if that is asked for and it would store
  /// something else about it.
  mutating func settleIdentical<Format>(_ stored: Data, _ encoder: GoldenEncoder<Format>) throws(SnapshotFailure) {
    if hashed != nil { return try settleMasked(stored, encoder) }
    if session.environment.refreshesGoldens, isMeant, !isLeftAlone(stored), try encoder.data() != stored {
      return try refresh(encoder)
    }
    try settleIdentical()
  }

  /// Whether recording is not limited to other snapshots.
  var isMeant: Bool { session.environment.recordOnly?.contains(key.id, golden: goldenPath) ?? true }

  /// Writes a golden again that says the same in an earlier form.
  mutating func refresh<Format>(_ encoder: GoldenEncoder<Format>) throws(SnapshotFailure) {
    try write(encoder)
    end.recorded = .changed
    end.verdict = .recorded
  }

  /// Returns whether a golden's text is what the snapshot would have been in an earlier version of Touchstone, and notes it.
  mutating func isFormer<Format>(_ golden: Format, _ remarks: SnapshotRemarks) -> Bool {
    guard let golden = golden as? String, let former = remarks.formerText?(), golden == former else { return false }
    found.notes.form =
      "only names of your views are new, which older versions of Touchstone did not write. Update such goldens: "
      + "swift package record-snapshots --refresh\n"
    return true
  }

  mutating func settleIdentical() throws(SnapshotFailure) {
    try settleMatch()
    if decision.mode == .all, decision.source != .forced { throw .recordingIsOn(.unchanged, decision.source) }
  }

  mutating func settleMatch() throws(SnapshotFailure) {
    if decision.source == .forced, decision.mode != .never {
      end.verdict = .recorded
      // Two assertions may share a golden: what the first one recorded is not unchanged.
      end.recorded = session.isNew(golden) ? .new : .unchanged
    } else if session.isNew(golden) {
      throw .recordedInThisRun
    }
  }
}
