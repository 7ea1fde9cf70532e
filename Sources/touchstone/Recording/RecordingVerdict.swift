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
    if summary.count(.failed) > 0 { throw RecordError.notRecorded(summary.count(.failed)) }
    if log.snapshots.isEmpty { throw RecordError.nothing(filtered: isFiltered) }
  }
}
