/// The result of one assertion.
package enum SnapshotVerdict: String, Codable, CaseIterable, Hashable, Sendable {
  /// The value matches its golden.
  case passed
  /// A golden was recorded on request, or already matched.
  case recorded
  /// The assertion failed. A golden may have been recorded nevertheless: see ``SnapshotResult/recorded``.
  case failed
  /// The snapshot was not taken, because it belongs to another shard.
  case skipped
}
