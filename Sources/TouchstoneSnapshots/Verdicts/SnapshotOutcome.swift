/// What an assertion came to.
package struct SnapshotOutcome {
  /// What the run log keeps.
  package var entry: RunLogEntry
  /// Set if it failed.
  package var failure: SnapshotFailure?
  /// Files for the test framework.
  package var attachments: [DiffAttachment]

  package init(entry: RunLogEntry, failure: SnapshotFailure? = nil, attachments: [DiffAttachment] = []) {
    self.entry = entry
    self.failure = failure
    self.attachments = attachments
  }

  /// What to tell the user if it failed.
  package var message: String? { failure == nil ? nil : entry.message }
}
