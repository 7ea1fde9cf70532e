// Lets tests that were written for swift-snapshot-testing's InlineSnapshotTesting compile unmodified on Linux.
public import Foundation
@_exported public import TouchstoneTesting

/// Asserts that a value's text matches the text in the trailing closure, and writes it there if there is none.
///
///     assertInlineSnapshot(of: [1, 2], as: .json) {
///       """
///       [
///         1,
///         2
///       ]
///       """
///     }
///
/// The text is written at the location of the call when the tests were built. If the file has changed since, it is left
/// alone and the assertion reports that. If `CI` is set, nothing is written.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How the value becomes a text.
///   - message: What is said before a failure.
///   - isRecording: When the text is written.
///   - timeout: The longest time to wait for the text, in seconds.
///   - syntaxDescriptor: Where the text stands: in the closure behind the call.
///   - expected: The text that is expected.
/// - Source: swift-snapshot-testing, `assertInlineSnapshot`.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record isRecording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  InlineAssertion(
    strategy: snapshotting, message: message(), record: isRecording, timeout: timeout, fileID: fileID,
    filePath: filePath, function: "\(function)", line: line, column: column
  ).verify(value, matches: expected)
}
