import Foundation
import TouchstoneDiff
import TouchstoneReport
import TouchstoneSnapshots

/// What another Touchstone draws differently, as lines for terminals.
struct UpgradeReport {
  /// What the other Touchstone is called.
  let side: String
  /// The log of the tests with it.
  let log: RunLog
  let document: ReportDocument
  /// What runs without it say as well.
  private let knownNotes: [String]

  init(side: String, log: RunLog, knownNotes: [String], environment: [String: String]) {
    (self.side, self.log, self.knownNotes) = (side, log, knownNotes)
    document = ReportDocument(log: log, environment: environment)
  }

  private var changed: [SnapshotResult] { log.snapshots.map(\.result).filter { $0.verdict == .failed } }

  /// How many snapshots differ, why, as far as is known, and which.
  var lines: [String] {
    let rest = changed.count - Self.nameLimit
    return ["\(side) draws \(changed.count) of \(log.snapshots.count.counted("snapshot")) differently:"]
      + CauseList(document).lines + views + notes + changed.prefix(Self.nameLimit).map { "  \($0.id)" }
      + (rest > 0 ? ["  … and \(rest) more: see the report"] : [])
  }

  /// The views in which the snapshots differ whose goldens do not say how they were drawn: those of Touchstone 0.1.
  private var views: [String] {
    let caused = Set(document.entries.filter { !$0.causes.isEmpty }.map(\.golden))
    let others = changed.filter { !caused.contains($0.golden) }
    guard !others.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    for result in others {
      for owner in Set((result.comparison?.regions ?? []).compactMap { $0.view?.owner }) {
        counts[owner, default: 0] += 1
      }
    }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let rest = rows.count - Self.viewLimit
    return ["  \(others.count) × drawn differently"]
      + rows.prefix(Self.viewLimit).map { "      \($0.value) × \($0.key)" }
      + (rest > 0 ? ["      and \(rest) more"] : [])
  }

  /// What the run says of the goldens, without its advice, which is for runs of one version.
  private var notes: [String] {
    log.notes.filter { !knownNotes.contains($0) }.compactMap(\.firstLine)
  }

  /// The most snapshots, and the most views, that are listed.
  private static let (nameLimit, viewLimit) = (50, 10)
}
