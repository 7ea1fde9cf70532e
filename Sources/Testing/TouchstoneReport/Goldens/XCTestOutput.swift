/// The tests that did not run to their end, by the output of XCTest.
///
/// - Source: swift-corelibs-xctest, `PrintObserver`.
package struct XCTestOutput: Hashable, Sendable {
  /// The reasons why tests may not have asked for all of their goldens, one sentence each.
  package private(set) var gaps: [String] = []

  /// Reads what `swift test` wrote. Tests write to it too: a line of XCTest may begin with their output.
  package init(_ text: String) {
    var isWhole = false
    var isLastLineTheEnd = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: /Test Case '([^']*)' (skipped|failed) \(/) {
        gaps.append("\(match.1) \(match.2 == "failed" ? "failed" : "was skipped")")
      }
      if isLastLineTheEnd, line.contains(/Executed \d+ tests?, with 0 failures \(0 unexpected\)/) { isWhole = true }
      isLastLineTheEnd = line.contains("Test Suite 'All tests' passed at ")
    }
    if !isWhole, gaps.isEmpty { gaps.append("XCTest did not finish all tests") }
  }
}
