package import TouchstoneSnapshots

/// The demand of a snapshot on its reader; the order is that of the report, worst first.
package enum ReportStatus: String, Codable, CaseIterable, Hashable, Sendable {
  /// The assertion failed and nothing was recorded.
  case failed
  /// A golden was recorded where there was none.
  case new
  /// A golden was recorded over a different one.
  case changed
  /// A golden that no assertion of the run asked for.
  case unused
  /// The snapshot belongs to a shard whose run is not in the report; where two revisions are compared, what is varied does not
  /// reach it.
  case skipped
  /// The value matches its golden, or was recorded and found unchanged.
  case passed

  /// Creates the status of an assertion. A recording counts as such even where it failed the test, as a first recording
  /// does.
  package init(of entry: SnapshotResult) {
    switch (entry.recorded, entry.verdict) {
    case (.new, _): self = .new
    case (.changed, _): self = .changed
    case (_, .failed): self = .failed
    case (_, .skipped): self = .skipped
    case (_, .passed), (_, .recorded): self = .passed
    }
  }
}
