import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// What a comparison of two revisions says: as a report, and as lines for terminals.
struct ComparisonReport {
  let document: ReportDocument
  let counts: ReportComparison
  /// Whether something else is not known than what became of single snapshots.
  private let isIncomplete: Bool
  private let entries: [SnapshotComparison.Entry]

  /// - Parameters:
  ///   - log: The log of the revision that is compared.
  ///   - pictures: The folder with the pictures of the other one.
  ///   - remarks: What makes the comparison incomplete, as sentences: tests that failed for other reasons than snapshots, and so may
  ///     not have come to all of theirs, and what is missing of a revision.
  init(
    _ comparison: SnapshotComparison, log: RunLog, pictures: URL, base: String, commit: String?, remarks: [String],
    environment: [String: String]
  ) {
    entries = comparison.entries
    isIncomplete = !remarks.isEmpty
    counts = comparison.counts(base: base, commit: commit)
    var shown = log
    var removed: [URL] = []
    var obstacles: [String: String] = [:]
    shown.snapshots = entries.compactMap { entry in
      var snapshot = entry.snapshot
      switch entry.outcome {
      case .changed: break
      case .removed:
        removed.append(pictures.appendingPathComponent(entry.key))
        return nil
      case .same: (snapshot.result.verdict, snapshot.result.reason) = (.passed, nil)
      case .notVaried(let why):
        (snapshot.result.verdict, snapshot.result.reason) = (.passed, nil)
        obstacles[snapshot.result.golden] = why
      case .new: Self.show(&snapshot, asNew: nil)
      case .renamed(let name): Self.show(&snapshot, asNew: "It shows what “\(name)” showed in \(base), which is gone.")
      case .notCompared(let why):
        (snapshot.result.verdict, snapshot.result.message) = (.failed, why)
        // Without a golden, there is nothing that could be accepted.
        if [.differs, .size, .missing, nil].contains(snapshot.result.reason) { snapshot.result.reason = .other }
      }
      return snapshot
    }
    let folder = ConfinedFolder(pictures.deletingLastPathComponent())
    var document = ReportDocument(log: shown, unused: removed, in: folder, environment: environment)
    document.comparison = counts
    document.problems += remarks
    document.faults += remarks
    for index in document.entries.indices {
      document.entries[index].acceptable = false
      document.entries[index].refusal = nil
      if document.entries[index].status == .unused {
        document.entries[index].message = "Only \(base) has this snapshot."
      } else if document.entries[index].status == .passed, let why = obstacles[document.entries[index].golden] {
        (document.entries[index].status, document.entries[index].message) = (.skipped, why)
      }
    }
    // In the order of their status again.
    let same = document.entries.filter { $0.status == .passed }
    document.entries = document.entries.filter { $0.status != .passed } + same
    self.document = document
  }

  private static func show(_ snapshot: inout RunLog.Snapshot, asNew message: String?) {
    (snapshot.result.verdict, snapshot.result.recorded, snapshot.result.reason) = (.recorded, .new, nil)
    if let message { snapshot.result.message = message }
  }

  /// 0 if all snapshots are the same, 1 if some differ, 2 if of one that is not known, or if nothing could differ.
  var status: Int32 {
    if counts.notCompared > 0 || counts.notVaried == entries.count || isIncomplete { return 2 }
    return counts.changed + counts.new + counts.removed + counts.renamed > 0 ? 1 : 0
  }

  /// The lines: what each snapshot that is not the same came to, what the changes have in common, and the counts.
  var lines: [String] {
    let measures = Dictionary(document.entries.map { ($0.golden, $0.measure) }) { first, _ in first }
    let rows = entries.compactMap { entry -> [String]? in
      let result = entry.snapshot.result
      switch entry.outcome {
      case .same, .notVaried: return nil
      case .changed: return ["changed", result.id, measures[result.golden] ?? ""]
      case .new: return ["new", result.id, ""]
      case .removed: return ["removed", result.id, ""]
      case .renamed(let name): return ["renamed", result.id, "was \(name)"]
      case .notCompared(let why):
        return ["not compared", result.id, why.firstLine ?? ""]
      }
    }
    let rest = rows.count - Self.rowLimit
    return TextTable.lines(rows.prefix(Self.rowLimit).map { $0.map(\.printable) })
      + (rest > 0 ? ["… and \(rest) more: see the report"] : [])
      + CauseList(document).lines.map(\.printable) + (document.problems + notVaried).map(\.printable)
      + ["Compared with \(counts.base): \(counts.counts.isEmpty ? "no snapshot" : counts.counts)".printable]
  }

  /// Names the snapshots that a variation does not reach, in a line for each reason.
  private var notVaried: [String] {
    var names: [String: [String]] = [:]
    for entry in entries {
      if case .notVaried(let why) = entry.outcome { names[why, default: []].append(entry.snapshot.result.id) }
    }
    return names.sorted { $0.key < $1.key }.map { why, names in
      let rest = names.count - Self.nameLimit
      return "Not varied: \(names.prefix(Self.nameLimit).joined(separator: ", "))"
        + (rest > 0 ? " and \(rest) more" : "") + ". \(why)"
    }
  }

  /// The most snapshots that are listed, and the most that are named as not varied.
  private static let (rowLimit, nameLimit) = (50, 10)
}
