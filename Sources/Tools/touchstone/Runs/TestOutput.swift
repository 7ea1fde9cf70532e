/// The output of `swift test`.
struct TestOutput: Hashable {
  private let lines: [Substring]

  init(text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether the package was built; any later error is from the tests.
  var isBuilt: Bool { lines.contains { $0.hasPrefix("Build complete!") } }

  /// Whether a signal ended a test process: `error: Process '….xctest' exited with unexpected signal code 11`.
  var hasCrashed: Bool { lines.contains { $0.contains("' exited with unexpected signal code ") } }

  /// The tests that XCTest reported as failed: `Test Case 'Cards.testDark' failed (0.0 seconds)`.
  var xctestFailures: [TestFailure] {
    lines.compactMap { line in
      guard let match = line.firstMatch(of: /^Test Case '([^']*)\.([^.']*)' failed \(/) else { return nil }
      return TestFailure(className: String(match.1), name: String(match.2), isTargetKnown: false)
    }
  }

  /// An excerpt from the first error to a blank line, or else the last lines.
  var excerpt: String {
    let first = lines.firstIndex { $0.contains("Fatal error") } ?? lines.firstIndex { $0.contains("error: ") }
    if lines.allSatisfy(\.isEmpty) { return "(nothing)" }
    guard let first else { return lines.suffix(20).joined(separator: "\n") }
    return lines[first...].prefix { !$0.isEmpty }.prefix(12).joined(separator: "\n")
  }
}
