import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Which snapshots two revisions share, and what became of them.
///
/// A snapshot is known by the place of its picture among the others: target, suite and name. Whatever the tests do not say is
/// not compared; it never counts as the same.
struct SnapshotComparison {
  /// What became of a snapshot.
  enum Outcome: Hashable {
    case same, changed, new, removed
    /// It is the same because what is varied does not reach it. Carries the reason, as sentences.
    case notVaried(String)
    /// It shows what another snapshot showed, which is gone; carries that one's name.
    case renamed(from: String)
    /// One of the revisions could not draw it. Carries the reason, as sentences.
    case notCompared(String)
  }

  /// A snapshot of the revision that is compared, or of the other one if only that has it.
  struct Entry {
    var key: String
    var snapshot: RunLog.Snapshot
    var outcome: Outcome
  }

  /// One side: what its tests say.
  struct Side {
    var log: RunLog
    /// The tests that failed.
    var failures: [TestFailure] = []

    /// The tests that failed for other reasons than snapshots that are not compared.
    ///
    /// Differences fail none. A test that fails by an audit or a text in its source may stop there, before snapshots that then
    /// neither side has.
    var otherFailures: [TestFailure] {
      log.unexplained(failures) {
        SnapshotComparison.key(of: $0) != nil && $0.reason != .audit && !SnapshotComparison.isDifference($0)
      }
    }

    /// The test that failed, maybe before it came to a snapshot.
    fileprivate func failure(of result: SnapshotResult) -> TestFailure? {
      failures.first { $0.isTest(result.test, ofTarget: result.target) }
    }
  }

  /// All snapshots, in the order of their keys.
  private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - base: The other revision.
  ///   - pictures: The folder with its pictures.
  ///   - head: The revision that is compared with it.
  ///   - reach: What is varied in that revision, if anything is.
  init(base: Side, pictures: URL, head: Side, reach: VariationReach? = nil) {
    let (old, new) = (Self.results(of: base.log), Self.results(of: head.log))
    for key in Set(old.keys).union(new.keys).sorted() {
      let before = old[key].map(\.result)
      let hasPicture = FileManager.default.fileExists(atPath: pictures.appendingPathComponent(key).path)
      if !hasPicture, let result = (new[key] ?? old[key])?.result, Self.hasNoGolden(result) { continue }
      if let snapshot = new[key] {
        var outcome = Self.outcome(of: snapshot.result, before: before, base: base)
        if outcome == .same, let why = reach?.obstacle(of: snapshot.result) { outcome = .notVaried(why) }
        entries.append(Entry(key: key, snapshot: snapshot, outcome: outcome))
      } else if let snapshot = old[key] {
        let failure = head.failure(of: snapshot.result)
        let outcome: Outcome =
          if let failure {
            .notCompared(Self.sentence(failure, snapshot.result, in: "this revision"))
          } else {
            hasPicture || snapshot.result.verdict == .failed ? .removed : .notCompared(Self.elsewhere)
          }
        entries.append(Entry(key: key, snapshot: snapshot, outcome: outcome))
      }
    }
    findRenamed(pictures)
  }

  /// Returns the results by their keys. Of several for one picture, the worst counts: others may have passed before.
  private static func results(of log: RunLog) -> [String: RunLog.Snapshot] {
    let pairs = log.snapshots.compactMap { snapshot in key(of: snapshot.result).map { ($0, snapshot) } }
    return Dictionary(pairs) { first, second in first.result.verdict == .failed ? first : second }
  }

  /// The place of a snapshot's picture in a folder of pictures; nil if it has none: an audit, or a text in a source.
  static func key(of result: SnapshotResult) -> String? {
    // The folder itself is another on each side, and on each machine.
    let parts = result.golden.split(separator: "/").suffix(3)
    guard parts.count == 3, let name = parts.last.map(String.init), !GoldenKey.isAuditBaseline(name),
      !isInline(result, name)
    else { return nil }
    return parts.joined(separator: "/")
  }

  /// Whether a result is that of a check that has no golden: an audit, or a view in random states.
  private static func hasNoGolden(_ result: SnapshotResult) -> Bool {
    result.findings != nil && (result.reason == .audit || result.verdict == .passed && result.actual == nil)
  }

  /// Whether a snapshot differs from that of the other revision, or is new, which fails no test.
  static func isDifference(_ result: SnapshotResult) -> Bool {
    result.reason?.isDifference == true && key(of: result) != nil
  }

  /// Whether the golden is a text in the source: such assertions name files without an extension after their kind.
  private static func isInline(_ result: SnapshotResult, _ name: String) -> Bool {
    guard result.format.isEmpty, let kind = name.split(separator: ".").last else { return false }
    return kind == "inline" || kind.hasPrefix("inline-")
  }

  private static func outcome(of result: SnapshotResult, before: SnapshotResult?, base: Side) -> Outcome {
    guard result.verdict == .failed else {
      return result.verdict == .skipped ? .notCompared("It was not taken: it belongs to another shard.") : .same
    }
    switch result.reason {
    case .differs, .size: return .changed
    // What an audit finds in a view is no difference of its picture, which matched.
    case .audit: return .same
    case .missing:
      if let before, before.verdict == .failed {
        return .notCompared("The other revision could not draw it: \(before.message ?? "")")
      }
      if let failure = base.failure(of: result) {
        return .notCompared(sentence(failure, result, in: "the other revision"))
      }
      return before == nil ? .new : .notCompared(elsewhere)
    default: return .notCompared(result.message ?? "")
    }
  }

  private static let elsewhere =
    "The other revision has its picture in a folder of the assertion's own, or lost it. A Touchstone from before this command "
    + "does not put such pictures with the others."

  private static func sentence(_ failure: TestFailure, _ result: SnapshotResult, in revision: String) -> String {
    "\(result.id) was not taken in \(revision): its test \(failure.name) failed."
  }

  /// Finds new snapshots that show exactly what one that is gone showed.
  private mutating func findRenamed(_ pictures: URL) {
    let removed = entries.indices.filter { entries[$0].outcome == .removed }
    let new = entries.indices.filter { entries[$0].outcome == .new }
    guard !removed.isEmpty, !new.isEmpty else { return }
    func digest(_ data: Data?, _ entry: Entry) -> String? {
      guard let data, let kind = GoldenKind(pathExtension: entry.snapshot.result.format) else { return nil }
      return kind.digest(of: data)
    }
    var lost: [String: [Int]] = [:]
    for index in removed {
      let data = ConfinedPath(entries[index].key).flatMap { try? ConfinedFolder(pictures).read($0) }
      if let digest = digest(data, entries[index]) { lost[digest, default: []].append(index) }
    }
    var gone: Set<Int> = []
    for index in new {
      let snapshot = entries[index].snapshot
      let data = try? snapshot.artefact(snapshot.result.artefacts?.actual)?.read()
      guard let digest = digest(data, entries[index]), let first = lost[digest]?.first else { continue }
      lost[digest]?.removeFirst()
      entries[index].outcome = .renamed(from: entries[first].snapshot.result.id)
      gone.insert(first)
    }
    entries = entries.indices.filter { !gone.contains($0) }.map { entries[$0] }
  }

  /// How many snapshots came to what.
  func counts(base: String, commit: String?) -> ReportComparison {
    var counts = ReportComparison(base: base, commit: commit)
    for entry in entries {
      switch entry.outcome {
      case .same: counts.same += 1
      case .changed: counts.changed += 1
      case .new: counts.new += 1
      case .removed: counts.removed += 1
      case .renamed: counts.renamed += 1
      case .notCompared: counts.notCompared += 1
      case .notVaried: counts.notVaried += 1
      }
    }
    return counts
  }
}
