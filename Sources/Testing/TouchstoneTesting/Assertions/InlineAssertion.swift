package import Foundation
package import TouchstoneSnapshots

/// An assertion whose golden is part of the source.
package struct InlineAssertion<Value> {
  let strategy: Snapshotting<Value, String>
  let site: AssertionSite
  let message: String

  package init(
    strategy: Snapshotting<Value, String>, message: String, record: SnapshotTestingConfiguration.Record?,
    timeout: TimeInterval, fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt
  ) {
    self.strategy = strategy
    self.message = message
    site = AssertionSite(
      record: record, timeout: timeout, fileID: fileID, filePath: filePath, testName: function, line: line,
      column: column)
  }

  /// Compares a value with a text, or writes the text after the call.
  package func verify(_ value: () throws -> Value?, matches expected: (() -> String)?) {
    site.report(outcome(value, matches: expected))
  }

  private func outcome(_ value: () throws -> Value?, matches expected: (() -> String)?) -> SnapshotOutcome {
    var outcome = Verification.inline(site, strategy, value: value) { actual, decision throws(SnapshotFailure) in
      try judge(actual, expected?(), decision)
    }
    if !message.isEmpty { outcome.result.message = outcome.result.message.map { "\(message)\n\n\($0)" } }
    return outcome
  }

  private func judge(_ actual: String, _ golden: String?, _ decision: RecordDecision) throws(SnapshotFailure) {
    let (mode, isForced) = (decision.mode, decision.source == .forced)
    let difference = golden.flatMap { strategy.diffing.diff($0, actual)?.0 }
    if golden != nil, difference == nil, mode != .all || isForced { return }
    let isRecording = mode == .all || (mode == .missing && golden == nil) || mode == .failed
    guard isRecording else {
      guard let difference else {
        throw .inline(
          """
          The call has no expected text, and nothing is recorded, because \(Self.reason(decision)). \
          Record: run the test where CI is not set.
          """, .missing)
      }
      throw .inline(
        """
        The snapshot does not match the expected text. \(difference)

        Record: add `record: .all` to the call and run the test once.
        """, .differs)
    }
    try write(actual, insteadOf: golden)
    // Who records with the command looks at the sources' changes then.
    if isForced { return }
    throw .inline(
      """
      The expected text was written after the call. Check it, then run the test again.\
      \(difference.map { "\n\n\($0)" } ?? "")
      """, golden == nil ? .missing : .differs)
  }

  private func write(_ actual: String, insteadOf golden: String?) throws(SnapshotFailure) {
    let text = InlineSource.Text(line: Int(site.line), column: Int(site.column), text: actual, expected: golden)
    do {
      try InlineRecorder.shared.record(
        text, inFileAt: "\(site.filePath)", of: LaunchFolder.package ?? site.place.package)
    } catch {
      throw .inline("The expected text could not be written into \(site.filePath): \(error)", .write)
    }
  }

  private static func reason(_ decision: RecordDecision) -> String {
    decision.source == .continuousIntegration ? "CI is set" : "the record mode is .\(decision.mode.rawValue)"
  }
}
