import Testing

@testable import touchstone

struct TestOutputTests {
  // Said by `swift test` of Swift 6.3.1 on Linux.
  let failed = TestOutput(
    text: """
      Building for debugging...
      Build complete! (7.64s)
      Test Case 'XCardTests.testCard' passed (0.021 seconds)
      /a b/Tests/CardTests/XCardTests.swift:17: error: XCardTests.testOther : XCTAssertNil failed: "1" -
      Test Case 'XCardTests.testOther' failed (0.0 seconds)
      Test Case 'XCardTests.testText' passed (0.001 seconds)
      """)
  let crashed = TestOutput(
    text: """
      Build complete! (7.64s)
      warning: error: is no more than a word here
      CardTests/TCardTests.swift:13: Fatal error: the card broke

      *** Signal 4: Backtracing from 0x7f16be0f9361... done ***
      error: Process 'CardPackageTests.xctest --testing-library swift-testing' exited with unexpected signal code 4
      """)

  @Test func `the failed tests of XCTest are named, without their targets`() {
    let failure = TestFailure(className: "XCardTests", name: "testOther", isTargetKnown: false)
    #expect(failed.xctestFailures == [failure])
    #expect(failure.isTest("testOther()", ofTarget: "CardTests"))
    #expect(!failure.isTest("testText()", ofTarget: "CardTests"))
    #expect(crashed.xctestFailures == [])
  }

  @Test func `the excerpt is the crash and not its back trace, or else the first error, or else the end`() {
    #expect(crashed.excerpt == "CardTests/TCardTests.swift:13: Fatal error: the card broke")
    #expect(failed.excerpt.hasPrefix("/a b/Tests/CardTests/XCardTests.swift:17: error: "))
    #expect(TestOutput(text: "one\ntwo").excerpt == "one\ntwo")
    #expect(TestOutput(text: "").excerpt == "(nothing)")
  }

  @Test func `a process that a signal ended has crashed, and one with failed tests has not`() {
    #expect(crashed.hasCrashed)
    #expect(!failed.hasCrashed)
  }

  @Test func `a package that was built is distinguished from one that was not`() {
    #expect(failed.isBuilt)
    #expect(!TestOutput(text: "Building for debugging...\nerror: no such module 'Cards'").isBuilt)
  }
}
