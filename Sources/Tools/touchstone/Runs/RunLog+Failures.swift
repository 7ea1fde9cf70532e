import TouchstoneReport
import TouchstoneSnapshots

extension RunLog {
  /// Returns the failed tests that no failed snapshot of theirs explains.
  ///
  /// - Parameter isReported: Whether a failed snapshot fails its test.
  func unexplained(
    _ failures: [TestFailure], isReported: (SnapshotResult) -> Bool = { _ in true }
  ) -> [TestFailure] {
    let failed = snapshots.map(\.result).filter { $0.verdict == .failed && isReported($0) }
    return failures.filter { failure in !failed.contains { failure.isTest($0.test, ofTarget: $0.target) } }
  }
}
