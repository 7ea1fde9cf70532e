import Foundation
import TouchstoneDiff
import TouchstoneReport
import TouchstoneSnapshots

/// The page and the lines of the histories of goldens: an entry for each commit, with the pictures before and after it.
struct HistoryReport {
  let document: ReportDocument
  /// The lines for terminals.
  let lines: [String]

  /// - Parameters:
  ///   - name: What the user called the snapshot.
  ///   - histories: The histories of its goldens.
  ///   - folder: An empty folder for the pictures, which has to stay until the page is written.
  init(of name: String, _ histories: [GoldenHistory], in folder: URL) throws {
    let steps = histories.flatMap { history in history.changes.map { (golden: history.golden, change: $0) } }
    var log = RunLog()
    log.snapshots = try steps.enumerated().map { number, step in
      try Self.snapshot(of: step.change, number, in: folder.appendingPathComponent("\(number)", isDirectory: true))
    }
    // A commit is shown as the failure of a run, in a package that has the golden of before.
    var document = ReportDocument(log: log, origin: .others)
    document.removeCauses()
    document.title = "History of \(name)"
    document.names = ReportNames(
      reference: "Before", actual: "After",
      statuses: [.new: "Added", .unused: "Removed"], isInOrder: true)
    document.facts = [ReportFact("Commits", steps.count.counted("commit"))]
    document.problems = histories.filter(\.hasMore).map { "\($0.golden) has older commits: --limit shows more." }
    if steps.contains(where: { !$0.change.commit.hasHistory }) {
      document.problems.append(
        "The clone is shallow: its first commit stands for all before. Fetch them: git fetch --unshallow")
    }
    document.problems += Self.lacking(steps.map(\.change))
    // The test is the number of the commit.
    document.entries.sort { Int($0.test) ?? 0 < Int($1.test) ?? 0 }
    for (index, step) in steps.enumerated() where document.entries.indices.contains(index) {
      Self.adapt(&document.entries[index], to: step.change, of: step.golden)
    }
    self.document = document
    let rows = zip(steps, document.entries).map { step, entry in
      let result = [step.change.kind.rawValue, step.change.lack ?? entry.measure].filter { !$0.isEmpty }.joined(
        separator: ", ")
      let commit = step.change.commit
      let name = commit.author.prefix { $0 != "<" }.trimmingCharacters(in: .whitespaces)
      return [commit.short, String(commit.date.prefix(10)), name, result, commit.subject].map(\.printable)
    }
    var lines: [String] = []
    for (index, line) in TextTable.lines(rows).enumerated() {
      let step = steps[index]
      if index == 0 || steps[index - 1].golden != step.golden { lines.append(step.golden.printable) }
      lines.append(line)
      lines += step.change.approvals.map { "      approved by \($0.words)".printable }
    }
    self.lines = lines + document.problems
  }

  /// What to do where git has only hashes, and no store has the pictures.
  private static func lacking(_ changes: [GoldenHistory.Change]) -> [String] {
    guard let last = changes.first(where: { $0.lacksAfter || $0.lacksBefore }) else { return [] }
    let commit = last.lacksAfter ? last.commit.short : "\(last.commit.short)^"
    return [
      "Git has only the hashes of some pictures, and neither this machine nor the store of the package has the pictures. "
        + "Draw those of a commit: git checkout \(commit) && swift run touchstone goldens fetch"
    ]
  }

  /// Writes the pictures of a commit as a run and a package would have them.
  private static func snapshot(
    of change: GoldenHistory.Change, _ number: Int, in folder: URL
  ) throws -> RunLog.Snapshot {
    let name = (change.golden as NSString).lastPathComponent
    let format = (name as NSString).pathExtension
    var result = SnapshotResult(
      id: SnapshotFile.name(of: change.golden.split(separator: "/").suffix(3).joined(separator: "/")) ?? change.golden,
      target: "", file: "", line: 0, test: "\(number)", golden: change.golden, format: format, verdict: .failed,
      reason: .differs)
    let scale = name.firstMatch(of: /@([0-9.]+)x\.[^.]+$/).flatMap { Double($0.1) } ?? 1
    result.actual = PictureSize(width: 0, height: 0, scale: scale)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let package = ConfinedFolder(folder)
    if let before = change.before, let path = ConfinedPath(change.golden) {
      try package.write(before, to: path)
      result.goldenDigest = GoldenKind.digest(ofFile: before)
    }
    if let after = change.after, let path = ConfinedPath(["artefacts", name]) {
      try package.write(after, to: path)
      result.artefacts = SnapshotArtefacts(actual: path.description)
    }
    return RunLog.Snapshot(result: result, runFolder: folder, packageFolder: folder)
  }

  private static func adapt(_ entry: inout ReportEntry, to change: GoldenHistory.Change, of golden: String) {
    let commit = change.commit
    entry.key = "\(commit.short) \(golden)"
    entry.name = commit.subject.isEmpty ? commit.short : commit.subject
    (entry.suite, entry.test, entry.variant) = (golden, "", String(commit.date.prefix(10)))
    entry.status =
      switch change.kind {
      case .added: .new
      case .removed: .unused
      case .changed: .changed
      }
    (entry.acceptable, entry.refusal, entry.run, entry.source) = (false, nil, nil, "")
    if entry.status != .changed { (entry.reason, entry.severity, entry.measure) = (nil, 0, "") }
    let moved = change.golden == golden ? nil : "The golden was \(change.golden) then."
    let pointer = [change.before, change.after].contains { $0.map(LFSPointer.isPointer) ?? false }
    entry.message =
      ([
        "\(commit.short) by \(commit.author), \(commit.date)", moved, change.lack.map { "\($0)." },
        pointer ? "Git LFS has a picture that this clone lacks: git lfs fetch --all" : nil,
      ].compactMap(\.self) + change.approvals.map { "Approved by \($0.words)" }).map(\.printable).joined(
        separator: "\n")
    entry.facts.removeAll { ["Snapshot", "Test", "Source", "Time"].contains($0.name) }
  }
}

extension GoldenHistory.Change {
  /// Which pictures are missing, in words; nil if none is.
  fileprivate var lack: String? {
    switch (lacksBefore, lacksAfter) {
    case (true, true): "neither picture is on this machine"
    case (true, false): "the earlier picture is not on this machine"
    case (false, true): "the later picture is not on this machine"
    case (false, false): nil
    }
  }
}
