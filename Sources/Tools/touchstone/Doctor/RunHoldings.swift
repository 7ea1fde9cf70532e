import Foundation
import TouchstoneDiff
import TouchstoneReport
import TouchstoneSnapshots

/// The disk space that a package's run folders take.
struct RunHoldings: Hashable {
  /// The number of runs.
  var count: Int
  var bytes: Int
  /// The maximum size of old run folders, in bytes.
  var limit: Int
  /// The path of the folder, for messages.
  var path: String

  /// Returns `nil` if there are no runs.
  init?(package: URL, environment: SnapshotEnvironment) {
    let parent = RunFolder.parent(ofRunsIn: package, environment: environment)
    let holdings = RunFolder.holdings(in: parent)
    guard holdings.runs > 0 else { return nil }
    self.init(
      count: holdings.runs, bytes: holdings.bytes, limit: environment.runLimit,
      path: parent.path.relative(to: package))
  }

  init(count: Int, bytes: Int, limit: Int, path: String) {
    (self.count, self.bytes, self.limit, self.path) = (count, bytes, limit, path)
  }

  var text: String {
    "\(count.counted("run")) in \(path), \(ReportNumber.bytes(bytes)); each run deletes old ones beyond 20, and "
      + "beyond \(limit / 1_000_000) MB (TOUCHSTONE_RUNS_LIMIT)"
  }
}
