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
    guard let failure = failure(value, expected) else { return }
    TestFramework.current.fail(message.isEmpty ? failure : "\(message)\n\n\(failure)", attachments: [], at: site)
  }

  private func failure(_ value: () throws -> Value?, _ expected: (() -> String)?) -> String? {
    let actual: String
    do {
      actual = try snapshot(of: value()) ?? ""
    } catch {
      return "The snapshot could not be taken: \(error)"
    }
    let golden = expected?()
    let difference = golden.flatMap { strategy.diffing.diff($0, actual)?.0 }
    if golden != nil, difference == nil, mode != .all { return nil }
    let isRecording = mode == .all || (mode == .missing && golden == nil) || mode == .failed
    guard isRecording else {
      guard let difference else {
        return """
          The call has no expected text, and nothing is recorded, because \(reason). \
          Record: run the test where CI is not set.
          """
      }
      return """
        The snapshot does not match the expected text. \(difference)

        Record: add `record: .all` to the call and run the test once.
        """
    }
    return recorded(actual, difference)
  }

  private func recorded(_ actual: String, _ difference: String?) -> String {
    let text = InlineSource.Text(line: Int(site.line), column: Int(site.column), text: actual)
    do {
      try InlineRecorder.shared.record(text, inFileAt: "\(site.filePath)")
    } catch {
      return "The expected text could not be written into \(site.filePath): \(error)"
    }
    return """
      The expected text was written after the call. Check it, then run the test again.\
      \(difference.map { "\n\n\($0)" } ?? "")
      """
  }

  /// Returns the text of a value.
  ///
  /// - Throws: The errors of the strategy.
  private func snapshot(of value: Value?) throws -> String? {
    guard let value else { return nil }
    guard let taken = Delivery.value(of: strategy.take(value), timeout: site.timeout) else {
      throw InlineFault.late(seconds: site.timeout)
    }
    if let error = taken.remarks.error { throw error }
    return taken.format
  }

  private var decision: RecordDecision {
    RecordDecision(
      snapshot: SnapshotID(target: "", description: site.testName), argument: site.record, scope: .current,
      environment: .process)
  }

  private var mode: SnapshotTestingConfiguration.Record.Mode { decision.mode }

  private var reason: String {
    decision.source == .continuousIntegration ? "CI is set" : "the record mode is .\(mode.rawValue)"
  }
}

/// Why a text could not be taken.
private enum InlineFault: Error, CustomStringConvertible {
  /// The strategy did not finish in time.
  case late(seconds: TimeInterval)

  var description: String {
    switch self {
    case .late(let seconds): "it did not finish within \(seconds) s. Give the assertion a longer `timeout`."
    }
  }
}
