/// How one assertion ended.
package enum RunLogVerdict: String, Codable, CaseIterable, Hashable, Sendable {
  /// The value matches its golden.
  case passed
  /// A golden was recorded on request, or looked at and found unchanged.
  case recorded
  /// The assertion failed. A golden may have been recorded all the same: see ``RunLogEntry/recorded``.
  case failed
  /// The snapshot was not taken, for it belongs to another shard.
  case skipped
}
