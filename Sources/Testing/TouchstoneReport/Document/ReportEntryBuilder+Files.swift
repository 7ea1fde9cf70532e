import Foundation
import TouchstoneSnapshots

extension ReportEntryBuilder {
  /// Whether the golden of the package and the numbers of the pictures are shown, instead of what the log says.
  func isComputed(_ snapshot: RunLog.Snapshot, _ status: ReportStatus) -> Bool {
    origin == .others && [.failed, .new, .changed].contains(status) || isLate(snapshot, status)
  }

  /// Whether the run had no picture of a golden that is a hash. One may have come to this machine since.
  func isLate(_ snapshot: RunLog.Snapshot, _ status: ReportStatus) -> Bool {
    let result = snapshot.result
    return status == .failed && result.goldenContents != nil && result.artefacts?.reference == nil
      && result.artefacts?.actual != nil
  }

  /// Returns the files to show.
  ///
  /// For a run of someone else, the reference is the package's golden, even if the log names another one, and the
  /// difference is computed here.
  func files(of snapshot: RunLog.Snapshot, status: ReportStatus) -> EntryFiles {
    let artefacts = snapshot.result.artefacts ?? SnapshotArtefacts()
    let actual = snapshot.artefact(artefacts.actual)
    guard origin == .others || isLate(snapshot, status) else {
      return EntryFiles(
        reference: snapshot.artefact(artefacts.reference), actual: actual,
        difference: snapshot.artefact(artefacts.difference))
    }
    // The log names no golden for a snapshot that passed, or that was recorded for the first time.
    guard artefacts.actual != nil || artefacts.reference != nil || snapshot.result.goldenDigest != nil else {
      return EntryFiles(reference: status == .failed ? nil : snapshot.publishedGolden)
    }
    let golden = try? snapshot.golden?.read()
    let drawn = try? actual?.read()
    // If the picture is equal to the golden, it has been accepted or recorded since.
    let isRecorded = status == .new || status == .changed
    let isGolden = drawn.map { $0 == golden || snapshot.isEntry($0) } ?? (isRecorded && snapshot.hasRecorded(golden))
    let isUnconfirmed = isRecorded && artefacts.actual != nil && !isGolden
    guard snapshot.hasCompared(with: golden) || isGolden else {
      return EntryFiles(
        reference: snapshot.publishedGolden, actual: actual, isOtherGolden: true, isUnconfirmed: isUnconfirmed)
    }
    if isRecorded, isGolden { return EntryFiles(reference: snapshot.publishedGolden) }
    // A golden in a folder that pages leave out is shown by its copy, which is equal.
    let reference = golden == nil ? nil : snapshot.publishedGolden ?? snapshot.artefact(artefacts.reference)
    var difference: GoldenDifference?
    if let golden, reference != nil, let drawn {
      difference = GoldenDifference(golden: golden, actual: drawn, pathExtension: snapshot.result.format)
    }
    var files = EntryFiles(
      reference: reference, actual: actual, difference: difference.flatMap { snapshot.keep($0) },
      comparison: difference?.summary?.named(by: snapshot.result.comparison?.regions ?? []),
      isUnconfirmed: isUnconfirmed)
    if let golden, let drawn, let summary = files.comparison {
      let list = edits(from: golden, to: drawn, summary, named: snapshot.result.edits ?? [])
      (files.edits, files.hasMoreEdits) = (list?.edits, list?.hasMore)
    }
    return files
  }

  /// Returns the edits between the views that two files name.
  ///
  /// - Parameter said: The edits in the log, which say where the types are declared.
  private func edits(
    from golden: Data, to drawn: Data, _ summary: DifferenceSummary, named said: [ViewEdit]
  ) -> EditList? {
    let (old, new) = (GoldenMetadata(png: golden), GoldenMetadata(png: drawn))
    let sources = Dictionary(said.map { ($0.view.type, $0.view.source) }) { first, _ in first }
    // Masks come from the golden: those in the log of someone else could hide any change.
    let edits = ViewEdits.edits(
      now: new?.outline, golden: old?.outline, regions: summary.regions + summary.unlisted, masks: old?.masks ?? [],
      scale: new?.scale ?? 1)
    return edits.map { edits in
      let placed = edits.map { edit in
        var edit = edit
        edit.view.source = sources[edit.view.type] ?? nil
        return edit
      }
      return EditList(placed, of: summary)
    }
  }
}
