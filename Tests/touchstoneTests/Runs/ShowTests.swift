import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

/// Which tests `touchstone show` runs.
struct ShowTests {
  private func matches(_ test: String, of target: String = "CardTests", _ name: String) -> Bool {
    let result = SnapshotResult(
      id: "Cards/a", target: target, file: "Tests/CardTests/Cards.swift", line: 1, test: test, golden: "g.png",
      format: "png", verdict: .failed)
    return name.range(of: Show.filter(of: result), options: .regularExpression) != nil
  }

  @Test func `the filter matches the test of a snapshot, in both frameworks, and no other`() {
    #expect(matches("testDark()", "CardTests.Cards/testDark"))
    #expect(matches("dark(_:)", "CardTests.Cards/dark(_:)"))
    #expect(matches("dark()", "CardTests.dark()"))
    #expect(matches("dark()", "CardTests.Cards/Inner/dark()"))
    #expect(matches("+ adds", of: "my-tests", "my_tests.Cards/`+ adds`()"))
    #expect(!matches("dark()", "CardTests.Cards/darker()"))
    #expect(!matches("dark()", "OtherCardTests.Cards/dark()"))
    #expect(!matches("dark()", "CardTests.dark/light()"))
  }

  @Test func `an unkept failure of the log is one that could have been kept`() {
    var result = SnapshotResult(
      id: "Cards/a", target: "T", file: "f", line: 1, test: "t()", golden: "g.png", format: "png", verdict: .failed,
      reason: .differs)
    let view = PlacedView(path: "Card", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
    result.edits = [ViewEdit(.paint, before: "#000000", after: "#FFFFFF", view: view)]
    result.unkeptDigest = String(repeating: "0a", count: 32)
    #expect(result.isUnkept)
    for change: (inout SnapshotResult) -> Void in [
      { $0.verdict = .passed }, { $0.reason = .value }, { $0.recorded = .changed }, { $0.edits = nil },
      { $0.unkeptDigest = "<b>" }, { $0.unkeptDigest = String(repeating: "0A", count: 32) },
    ] {
      var other = result
      change(&other)
      #expect(!other.isUnkept)
    }
  }
}
