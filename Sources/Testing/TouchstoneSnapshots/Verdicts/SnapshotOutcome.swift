/// The result of an assertion, and what is reported to the test framework.
package struct SnapshotOutcome {
  /// The result, which the run log keeps.
  package var result: SnapshotResult
  /// Set if it failed.
  package var failure: SnapshotFailure?
  /// Files for the test framework.
  package var attachments: [DiffAttachment]

  package init(result: SnapshotResult, failure: SnapshotFailure? = nil, attachments: [DiffAttachment] = []) {
    self.result = result
    self.failure = failure
    self.attachments = attachments
  }

  /// The message for the user if it failed.
  package var message: String? { failure == nil ? nil : result.message }
}
