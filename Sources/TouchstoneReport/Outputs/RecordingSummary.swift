import Foundation
package import TouchstoneSnapshots

/// What a recording did, or would do, as a table for terminals.
package struct RecordingSummary: Hashable, Sendable {
  /// What happened, or would happen, to one golden.
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    case new, changed, unchanged
    /// Differs, but the recording was limited to others.
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

  /// Reads a run.
  ///
  /// - Parameters:
  ///   - log: the log of a run with recording forced, or, for a dry run, with recording off.
  ///   - isDryRun: whether failures count as what they would become.
  ///   - isWanted: whether a dry run is about a snapshot.
  package init(of log: RunLog, isDryRun: Bool = false, isWanted: (SnapshotID) -> Bool = { _ in true }) {
    self.isDryRun = isDryRun
    let document = ReportDocument(log: log, passedBudget: 0)
    lines = document.entries.filter { $0.status != .skipped }.map { entry in
      let outcome = Self.outcome(
        of: entry, isDryRun: isDryRun && isWanted(SnapshotID(target: entry.target, description: entry.id)))
      // The first line of a message says what happened; how to mend it is for the report.
      let message = entry.message?.split(separator: "\n").first.map(String.init) ?? entry.measure
      return Line(
        outcome: outcome, id: entry.id, size: isDryRun ? entry.size : Self.size(of: entry, in: log),
        detail: outcome == .failed ? message : "")
    }
  }

  /// The picture's size and the file's.
  private static func size(of entry: ReportEntry, in log: RunLog) -> String {
    let golden = log.snapshots.first { $0.entry.golden == entry.golden }?.goldenURL
    let values = golden.flatMap { try? $0.resourceValues(forKeys: [.fileSizeKey]) }
    let file = values?.fileSize.map { ReportNumber.bytes($0) }
    return [entry.size, file ?? ""].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private static func outcome(of entry: ReportEntry, isDryRun: Bool) -> Outcome {
    switch entry.status {
    case .new: return .new
    case .changed: return .changed
    case .passed, .unused, .skipped: return .unchanged
    case .failed:
      switch entry.reason {
      case .missing: return isDryRun ? .new : .outside
      case .differs, .size, .unreadable, .pointer: return isDryRun ? .changed : .outside
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
    let width = told.map(\.id.count).max() ?? 0
    var text = told.map { line in
      let word = line.outcome.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
      let id = line.id + String(repeating: " ", count: width - line.id.count)
      let rest = line.detail.isEmpty ? line.size : line.detail
      return "  \(word) \(id)  \(rest)"
    }
    if !text.isEmpty { text.append("") }
    text.append(counts)
    return text.joined(separator: "\n")
  }

  private var counts: String {
    guard !lines.isEmpty else { return "No snapshot was taken." }
    var parts = ["\(count(.new)) new", "\(count(.changed)) changed", "\(count(.unchanged)) unchanged"]
    if count(.failed) > 0 { parts.append("\(count(.failed)) failed") }
    var text = (isDryRun ? "Would be: " : "") + parts.joined(separator: ", ")
    if count(.outside) > 0 { text += " (\(count(.outside)) more differ, and were not asked for)" }
    return text
  }
}
