import Foundation
import TouchstoneSnapshots

/// An error that the user can fix.
enum ToolError: Error, Hashable {
  /// The folder contains no run log.
  case noRun(String, isDefault: Bool)
  /// The file is not a valid approvals.json.
  case notApprovals(String, why: String)
  /// A log names a golden at a path that does not follow from the snapshot's names.
  case goldenElsewhere(String)
  /// A log names the baseline of an audit as a golden.
  case auditBaseline(String)
  /// A log names a test file that no test target of the package has.
  case noTestFile(String, target: String, golden: String)
  /// A run would bring the first golden with an extension that no built-in strategy has.
  case newExtension(String, pathExtension: String)
  /// Part of a run's log cannot be read. Carries the lines.
  case damagedLog([String])
  /// Processes of the run did not end; carries a sentence about each.
  case unfinishedRun([String])
  /// The golden cannot be written.
  case notWritten(String, why: String)
  /// The golden is not the one that the run compared with.
  case goldenChanged(String)
  /// The run's output is not what was approved for the golden.
  case notApproved(String, commit: GitCommit?)
  /// The run has nothing that could become goldens that have an approval.
  case approvedNotThere([String], commit: GitCommit?)
  /// The golden has changed since it was accepted.
  case editedSince(String)
  /// What the run has for the golden has changed since the review began.
  case changedDuringReview(String)
  /// A run has several pictures for the same golden.
  case severalPictures(String)
  /// A run's output cannot become a golden.
  case notAcceptable(String, why: String)
  /// A run's picture says less of how it was drawn than the golden.
  case originLost(String)
  /// The run kept nothing of a failed snapshot.
  case nothingKept(String)
  /// No failed snapshot of the run matches the patterns.
  case noneFailed([String])
  /// The run kept no pictures of some snapshots, because others with the same causes were; carries their names.
  case unkept([String])
  /// The picture lacks something that the view asked for.
  case incomplete(String)
  /// The folder of a run cannot be read.
  case unreadableRun(String, why: String)
  /// No pending snapshot matches the patterns.
  case noneWaits([String])
  /// There are more shards than snapshots to deal.
  case tooManyShards(Int, snapshots: Int)
  /// The requested file cannot be written.
  case noOutput(String, why: String)
  /// The package folder does not exist.
  case noPackage(String)
  /// The picture from the run no longer exists.
  case noPicture(String)
  /// A review needs a terminal. Carries the run folders that were named.
  case noTerminal(pending: Int, runs: [String])
  /// The review page cannot be served.
  case notServed(port: UInt16, why: String)
}

extension ToolError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .noRun(let path, true):
      "No run found at \(path). Run `swift test` first, or pass a run folder."
    case .noRun(let path, false):
      "No run found at \(path): it has no folder `log`. Pass a folder such as .build/touchstone/<run>; for shards, pass all of their "
        + "run folders, not the folder of the merged report."
    case .notApprovals(let path, let why):
      "\(path) is not a valid approvals.json from a report: \(why)"
    case .notWritten(let golden, let why): "The golden \(golden) was not changed: \(why)."
    case .goldenChanged(let golden):
      "The run compared with another golden than \(golden) of this package, so it was not replaced. "
        + "Check out the commit that was tested, or run the tests again: swift test"
    case .notApproved(let golden, let commit):
      "What this run has for \(golden) is not what was approved, so nothing was accepted. \(Self.reviewed(commit))"
    case .approvedNotThere(let goldens, let commit):
      "This run has nothing to accept for \(Self.list(goldens)), so nothing was accepted. \(Self.reviewed(commit))"
    case .editedSince(let golden):
      "The golden \(golden) has changed since it was accepted, so it was left unchanged. To restore an earlier version: git checkout"
    case .changedDuringReview(let golden):
      "What this run has for \(golden) has changed since the review began, so it was not accepted. Start the review again: swift package review-snapshots"
    case .severalPictures(let golden):
      "The run has several pictures for the golden \(golden), so nothing was accepted. "
        + "Check them, and run the tests again: swift test"
    case .notAcceptable(let path, let why): "\(path) cannot become a golden: \(why)\(why.hasSuffix(".") ? "" : ".")"
    case .originLost(let golden):
      "\(golden) was left alone: it says how it was drawn, and the run's picture does not, so that it would be compared as "
        + "one of another tool, which tolerates more. Record it: swift package record-snapshots --only NAME"
    case .nothingKept(let id): AcceptanceObstacle.nothingKept(id).description
    case .noneFailed(let patterns): Self.noneFailed(patterns)
    case .unkept(let ids): Self.unkept(ids)
    case .incomplete(let id): AcceptanceObstacle.incomplete(id).description
    case .tooManyShards(let count, let snapshots): Self.tooManyShards(count, snapshots: snapshots)
    case .unreadableRun(let path, let why): "The run at \(path) cannot be read: \(why)."
    case .noneWaits(let patterns):
      "No snapshot to review matches \(patterns.joined(separator: ", ")). Names look like CardTests/dark."
    case .noOutput(let path, let why): "\(path) cannot be written: \(why)."
    case .noPackage(let path): "There is no folder \(path)."
    case .noPicture(let path): "The picture to accept is gone: \(path). Run the tests again."
    case .noTerminal(let pending, let runs): Self.noTerminal(pending: pending, runs: runs)
    case .notServed(let port, let why):
      "The review cannot be served at 127.0.0.1:\(port): \(why). Choose another port, or any free one: --port 0"
    case .goldenElsewhere(let path):
      "\(path) is not where Touchstone stores this snapshot, so it was left alone. "
        + "If your tests store it there, record it: swift package record-snapshots --only NAME"
    case .auditBaseline(let path):
      "\(path) is the baseline of an audit, which only the package's own tests write, so it was left alone. To accept all "
        + "current issues where there is no baseline: TOUCHSTONE_AUDITS=accept swift test"
    case .noTestFile(let file, let target, let golden):
      "\(golden) was left alone: the test target \(target) of this package has no file \(file). "
        + "Check out the commit that was tested."
    case .newExtension(let golden, let pathExtension):
      "\(golden) was left alone: the package has no golden with the extension \"\(pathExtension)\" yet, so only its own "
        + "tests may add one. Record it: swift package record-snapshots --only NAME"
    case .damagedLog(let lines):
      "Part of the run's log could not be read:\n\(Self.lines(lines))Copy the run folder again, or run the tests again: swift test"
    case .unfinishedRun(let processes):
      "The run is incomplete:\n\(Self.lines(processes))Run the tests again: swift test"
    }
  }

  private static func noneFailed(_ patterns: [String]) -> String {
    "No failed snapshot of the run matches \(patterns.joined(separator: ", ")). Names look like CardTests/dark; the report "
      + "lists them: swift package snapshot-report"
  }

  private static func tooManyShards(_ count: Int, snapshots: Int) -> String {
    "The run took \(snapshots) snapshots, too few for \(count) shards, and a shard that takes none fails. Choose a smaller "
      + "number: touchstone shards --count \(max(snapshots, 1))"
  }

  private static func unkept(_ ids: [String]) -> String {
    if ids.count == 1 { return AcceptanceObstacle.unkept(ids[0]).description }
    return
      "The run kept no pictures of \(ids.count) of these snapshots, because others with the same causes were kept, so nothing "
      + "was accepted: \(list(ids)). Draw them: swift run touchstone show \(ids[0].shellWord) …, or accept the causes in the "
      + "report, save approvals.json, and record: swift package record-snapshots --from approvals.json"
  }

  private static func noTerminal(pending: Int, runs: [String]) -> String {
    "\(pending == 1 ? "One snapshot needs" : "\(pending) snapshots need") a review, and there is no terminal to show "
      + "\(pending == 1 ? "it" : "them") on. In a browser: --web. Or: "
      + (["swift run touchstone accept"] + runs.map(\.shellWord) + ["--only PATTERN"]).joined(separator: " ")
  }

  /// The first of some texts, each on a line, and how many more there are.
  private static func lines(_ texts: [String]) -> String {
    texts.prefix(10).map { "  \($0)\n" }.joined() + (texts.count > 10 ? "  and \(texts.count - 10) more\n" : "")
  }

  private static func reviewed(_ commit: GitCommit?) -> String {
    "Copy the run folder of the report that was reviewed\(commit.map { " (commit \($0.short))" } ?? ""), or select the "
      + "snapshots in a report of this run: swift package snapshot-report"
  }

  /// The first paths of a list, and how many more there are.
  static func list(_ paths: [String]) -> String {
    paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }
}
