import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Decides whether a recording succeeded: whether the run has failures that recording does not explain.
struct RecordingVerdict {
  var run: TestRun
  /// The exit status of `swift test`.
  var code: Int32
  var log: RunLog
  var summary: RecordingSummary
  /// The commit whose report was reviewed, if the recording has approvals and they say it.
  var reviewed: GitCommit?

  /// - Throws: ``RecordError``.
  func check(isFiltered: Bool) throws {
    let output = run.output()
    if let process = log.unfinished.first {
      throw RecordError.crashed(process: process.process, excerpt: output.excerpt)
    }
    let failures = run.failures()
    let explained = log.snapshots.map(\.result).filter { $0.verdict == .failed }
    // A failed snapshot explains the status even if the output of its test is lost.
    if code != 0, failures.isEmpty, explained.isEmpty {
      throw output.isBuilt
        ? RecordError.ended(code: code, excerpt: output.excerpt)
        : RecordError.didNotRun(code: code, excerpt: output.excerpt)
    }
    let others = failures.filter { failure in
      !explained.contains { failure.isTest($0.test, ofTarget: $0.target) }
    }
    guard others.isEmpty else {
      throw RecordError.failedOtherwise(
        others.map { "\($0.className)/\($0.name)" }, output: run.outputFile.path.relative(to: run.package))
    }
    let refused = explained.count { $0.reason == .approval }
    if refused > 0 { throw RecordError.notApproved(refused, commit: reviewed) }
    if summary.count(.failed) > 0 { throw RecordError.notRecorded(summary.count(.failed)) }
    if !recordedTwice.isEmpty { throw RecordError.recordedTwice(recordedTwice) }
    if log.snapshots.isEmpty { throw RecordError.nothing(filtered: isFiltered) }
  }

  /// The goldens that were recorded by several assertions, with the lines of the assertions. In one process the second one
  /// fails; XCTest and Swift Testing run in two.
  private var recordedTwice: [String] {
    let recorded = Dictionary(grouping: log.snapshots.map(\.result).filter { $0.recorded != nil }, by: \.golden)
      .filter { $0.value.contains { result in result.recorded == .changed } }
    return recorded.compactMap { golden, results in
      let lines = Set(results.map { "\($0.file):\($0.line)" }).sorted()
      return lines.count > 1 ? "\(golden) (\(lines.joined(separator: ", ")))" : nil
    }.sorted()
  }

  /// Checks that the tests took what was selected: some snapshot for the names, and every one that was approved.
  ///
  /// - Throws: ``RecordError/noneMatches(_:)``, ``RecordError/approvedNotTaken(_:commit:)``.
  func requireTaken(_ selection: RecordSelection) throws(RecordError) {
    let patterns = selection.patterns
    if !patterns.isEmpty, !log.snapshots.contains(where: { $0.matches(anyOf: patterns) }) {
      throw .noneMatches(patterns.map(\.description))
    }
    let taken = Set(log.snapshots.map(\.result).filter { $0.verdict != .skipped }.map(\.golden))
    let lacking = selection.approvals.keys.filter { !taken.contains($0) }.sorted()
    if !lacking.isEmpty { throw .approvedNotTaken(lacking, commit: reviewed) }
  }
}
