import Foundation
import Testing
import TouchstoneReport

@testable import TouchstoneTesting

struct HiddenTestsNoticeTests {
  private let hidden = HiddenTests(file: "Tests/A/B.swift", count: 14, directives: ["#if os(iOS)"])

  @Test func `a run without any snapshot says so`() {
    #expect(
      HiddenTestsNotice.text(snapshots: 0, hidden: [hidden]) == """
        NO SNAPSHOT WAS TAKEN: no test in this run called assertSnapshot.
        Tests that were not compiled, and so did not run:
          Tests/A/B.swift: 14 tests are hidden by #if os(iOS)
        To run them: swift run touchstone migrate
        """)
    #expect(HiddenTestsNotice.text(snapshots: 0, hidden: [])?.hasPrefix("NO SNAPSHOT") == true)
    #expect(HiddenTestsNotice.text(snapshots: 1, hidden: [hidden])?.hasPrefix("Tests that were not compiled") == true)
    #expect(HiddenTestsNotice.text(snapshots: 1, hidden: []) == nil)
    let many = HiddenTestsNotice.text(snapshots: 1, hidden: Array(repeating: hidden, count: 25))
    #expect(many?.contains("and those of 5 more files") == true)
  }

  /// SwiftPM 6.3 starts the processes of `swift test` with these arguments.
  @Test(arguments: [
    (["a.xctest", "--testing-library", "swift-testing"], true), (["a.xctest"], false),
    (["a.xctest", "--testing-library", "swift-testing", "--filter", "A"], false),
    (["a.xctest", "--testing-library", "swift-testing", "--skip=A"], false),
    (["a.xctest", "--testing-library", "swift-testing", "--list-tests"], false),
    (["a.xctest", "A.B/testC"], false), (["program"], false),
  ])
  func `only the last process of all tests says it`(arguments: [String], expected: Bool) {
    #expect(HiddenTestsNotice.isDue(arguments: arguments, environment: [:]) == expected)
    #expect(!HiddenTestsNotice.isDue(arguments: arguments, environment: ["TOUCHSTONE_PREVIEW_PAGE": "/a"]))
  }
}
