/// What `swift test` said.
struct TestOutput: Hashable {
  private let lines: [Substring]

  init(text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether the package was built: what went wrong after that are the tests.
  var isBuilt: Bool { lines.contains { $0.hasPrefix("Build complete!") } }

  /// The tests that XCTest names as failed: `Test Case 'Cards.testDark' failed (0.0 seconds)`.
  var xctestFailures: [TestFailure] {
    lines.compactMap { line in
      guard let match = line.firstMatch(of: /^Test Case '([^']*)\.([^.']*)' failed \(/) else { return nil }
      return TestFailure(className: String(match.1), name: String(match.2), isTargetKnown: false)
    }
  }

  /// Where it first spoke of an error, up to a blank line, or else its last lines.
  var excerpt: String {
    let first = lines.firstIndex { $0.contains("Fatal error") } ?? lines.firstIndex { $0.contains("error: ") }
    if lines.allSatisfy(\.isEmpty) { return "(nothing)" }
    guard let first else { return lines.suffix(20).joined(separator: "\n") }
    return lines[first...].prefix { !$0.isEmpty }.prefix(12).joined(separator: "\n")
  }
}
