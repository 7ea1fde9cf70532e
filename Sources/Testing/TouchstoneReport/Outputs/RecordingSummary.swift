import Foundation
import TouchstoneDiff
package import TouchstoneSnapshots

/// The results of a recording or its dry run, as a table for terminals.
package struct RecordingSummary: Hashable, Sendable {
  /// The result for one golden.
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    case new, changed, unchanged
    /// Failed, but the recording was limited to others.
    case outside
    /// Nothing could be recorded.
    case failed
  }

  private struct Line: Hashable, Sendable {
    var outcome: Outcome
    var id: String
    var size: String
    var detail: String
  }

  private let lines: [Line]
  private let isDryRun: Bool
  /// The bytes of each golden, as it is now.
  private let goldens: [Int]

  /// Reads a run.
  ///
  /// - Parameters:
  ///   - log: the log of a run with recording forced, or, for a dry run, with recording off.
  ///   - dryRun: the mode that a dry run is about; nil if goldens were recorded.
  ///   - selection: what the recording, or the dry run, is limited to; nil for no limit.
  package init(
    of log: RunLog, dryRun: SnapshotTestingConfiguration.Record.Mode? = nil,
    selection: RecordSelection? = nil
  ) {
    isDryRun = dryRun != nil
    // An assertion that ran twice is two entries, and the second one's key has a number.
    let snapshots = Dictionary(log.snapshots.map { ($0.result.golden, $0) }) { first, _ in first }
    let entries = ReportDocument(log: log, passedBudget: 0).entries.filter { $0.status != .skipped }
    lines = entries.map { entry in
      let snapshot = snapshots[entry.golden]
      let id = SnapshotID(target: entry.target, description: entry.id)
      let isMeant = selection?.contains(id, golden: entry.golden) ?? true
      let outcome =
        isMeant || entry.status != .failed
        ? Self.outcome(of: entry, snapshot?.result, dryRun: isMeant ? dryRun : nil) : .outside
      // The first line of a message says what happened; how to fix it is for the report.
      let message = entry.message?.firstLine ?? entry.measure
      return Line(
        outcome: outcome, id: entry.id.printable,
        size: snapshot.map { Self.size(of: $0, isDryRun: dryRun != nil) } ?? "",
        detail: outcome == .failed ? message.printable : "")
    }
    goldens = Set(entries.map(\.golden)).compactMap { snapshots[$0]?.golden?.size }
  }

  /// The size of the picture and of the file: `150 × 54 pt @2x, was 146 × 54 pt @2x; 6.2 KiB, was 5.8 KiB`.
  private static func size(of snapshot: RunLog.Snapshot, isDryRun: Bool) -> String {
    let entry = snapshot.result
    func artefact(_ path: String?) -> Int? { snapshot.artefact(path)?.size }
    func changing<Value: Equatable>(_ now: Value?, _ before: Value?, _ words: (Value) -> String) -> String? {
      guard let now else { return nil }
      return before.map { $0 == now ? words(now) : "\(words(now)), was \(words($0))" } ?? words(now)
    }
    let file = isDryRun ? artefact(entry.artefacts?.actual) : snapshot.golden?.size
    return [
      changing(entry.actual, entry.reference, ReportEntryBuilder.size),
      changing(file, artefact(entry.artefacts?.reference), ReportNumber.bytes),
    ].compactMap { $0 }.joined(separator: "; ")
  }

  private static func outcome(
    of entry: ReportEntry, _ log: SnapshotResult?, dryRun: SnapshotTestingConfiguration.Record.Mode?
  ) -> Outcome {
    switch entry.status {
    case .new: return .new
    case .changed: return .changed
    // A difference within the tolerance is recorded if all is: only then has a passed snapshot been compared.
    case .passed: return dryRun == .all && log?.comparison != nil ? .changed : .unchanged
    case .unused, .skipped: return .unchanged
    case .failed:
      switch entry.reason {
      case .missing: return dryRun == nil ? .outside : .new
      case .differs, .size, .unreadable, .pointer: return dryRun == nil || dryRun == .missing ? .outside : .changed
      default: return .failed
      }
    }
  }

  /// The number of snapshots of an outcome.
  package func count(_ outcome: Outcome) -> Int {
    lines.count { $0.outcome == outcome }
  }

  /// A line for each golden that changed or failed, and one with the counts.
  package var text: String {
    let told = Outcome.allCases.filter { $0 != .unchanged && $0 != .outside }
      .flatMap { outcome in lines.filter { $0.outcome == outcome } }
    let width = told.map(\.id.columns).max() ?? 0
    var text = told.map { line in
      let rest = line.detail.isEmpty ? line.size : line.detail
      let start = "  \(line.outcome.rawValue.padded(columns: 9)) "
      let whole = start + line.id.padded(columns: width) + "  " + rest
      if whole.columns <= Self.columns { return whole }
      let indent = String(repeating: " ", count: start.columns + 2)
      return ([start + line.id] + rest.wrapped(columns: Self.columns - indent.columns).map { indent + $0 })
        .joined(separator: "\n")
    }
    if !text.isEmpty { text.append("") }
    text.append(counts)
    return text.joined(separator: "\n")
  }

  /// The width of a terminal; a longer line is broken below the name.
  private static let columns = 80

  private var counts: String {
    guard !lines.isEmpty else { return "No snapshot was taken." }
    var parts = [
      "\(count(.new).grouped) new", "\(count(.changed).grouped) changed", "\(count(.unchanged).grouped) unchanged",
    ]
    if count(.failed) > 0 { parts.append("\(count(.failed).grouped) failed") }
    var text = (isDryRun ? "Would be: " : "") + parts.joined(separator: ", ")
    switch count(.outside) {
    case 0: break
    case 1: text += " (1 other failed but was not selected)"
    case let more: text += " (\(more.grouped) others failed but were not selected)"
    }
    if !goldens.isEmpty {
      text += "; \(goldens.count == 1 ? "1 golden" : "\(goldens.count.grouped) goldens"), "
      text += ReportNumber.bytes(goldens.reduce(0, +))
    }
    return text
  }
}
