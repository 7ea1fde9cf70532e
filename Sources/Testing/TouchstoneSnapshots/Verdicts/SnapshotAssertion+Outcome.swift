import Foundation

/// The outcome of an assertion.
extension SnapshotAssertion {
  /// The outcome, with its message.
  func outcome(seconds: Double) -> SnapshotOutcome {
    var result = SnapshotResult(
      id: key.id.description, target: key.place.target, file: key.place.file, line: request.location.line,
      test: request.location.function, golden: goldenPath, format: key.pathExtension ?? "", verdict: end.verdict,
      reason: end.failure?.reason, message: end.failure?.message(context))
    result.argument = request.test.argument
    result.name = request.arguments.name
    result.counter = key.counter
    result.recorded = end.recorded
    result.actual = pictures.actual
    result.reference = pictures.reference
    result.comparison = found.summary
    let listed = found.edits.map { EditList($0, of: found.summary) }
    (result.edits, result.hasMoreEdits) = (listed?.edits, listed?.hasMore)
    result.masks = masks.isEmpty ? nil : masks
    result.artefacts = kept.files.isEmpty ? nil : kept.files
    result.unkeptDigest = kept.unkeptDigest
    if kept.unkeptDigest != nil {
      // The consequences of a cause are seen in the pictures that were kept.
      result.edits = result.edits?.filter { !$0.isConsequence }
      result.comparison?.regions = found.summary.map { Array($0.regions.prefix(Self.unkeptRegionLimit)) } ?? []
    }
    result.warnings = warnings
    // More digits say nothing, and take a tenth of a compressed log.
    result.seconds = (seconds * 1e6).rounded() / 1e6
    (result.goldenDigest, result.recordedDigest) = (kept.goldenDigest, kept.recordedDigest)
    result.goldenContents = kept.goldenContents
    result.film = pictures.frames
    result.appearance = pictures.appearance
    if session.environment.base != nil { result.showsViews = showsViews }
    result.drift = found.drift.isEmpty ? nil : found.drift
    result.findings = audit?.findings
    if let audit = audit?.message, let message = result.message, end.failure?.reason != .audit {
      result.message = "\(message)\n\n\(audit)"
    }
    return SnapshotOutcome(result: result, failure: end.failure, attachments: kept.attachments)
  }

  /// The regions that are listed of a picture that was not kept.
  private static let unkeptRegionLimit = 2

  private var context: SnapshotFailure.Context {
    var context = SnapshotFailure.Context(
      id: key.id.description, golden: goldenPath, file: key.place.file, line: request.location.line)
    context.base = session.environment.base
    let store = ArtefactStore(session: session)
    let files = kept.files
    context.look = (files.difference ?? files.actual ?? files.marked)
      .map { store.place(of: $0).path.relative(to: key.place.package) }
    context.isUnkept = kept.unkeptDigest != nil
    if let tool = request.configuration.diffTool, !tool.isDefault, let actual = files.actual {
      context.diffTool = tool(currentFilePath: golden.path, failedFilePath: store.place(of: actual).path)
    }
    context.changes = found.changes
    if [.differs, .size].contains(end.failure?.reason) { context.views = found.changedViews }
    // Of fonts, the note of the run says it for all.
    if case .otherFonts = end.failure {} else { context.drift = found.drift }
    context.otherVersion = found.otherVersion
    return context
  }
}
