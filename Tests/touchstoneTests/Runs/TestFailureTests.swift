import Testing

@testable import touchstone

struct TestFailureTests {
  // Written by `swift test --xunit-output` of Swift 6.3.1: first Swift Testing, then XCTest.
  let swiftTesting = """
    <testsuites><testsuite name="TestResults" errors="0" tests="2" failures="1" skipped="0" time="0.001">
    <testcase classname="DepTests" name="takes()" time="0.0003"/>
    <testcase classname="DepTests" name="other(&quot;a&quot;)" time="0.0002">
    <failure message="Issue recorded: x &lt; 3" />
    </testcase>
    </testsuite></testsuites>
    """
  let xctest = """
    <testsuite name="TestResults" errors="0" tests="2" failures="1" skipped="0" time="0.1">
    <testcase classname="CardTests.Cards" name="testDark" time="0.05"><failure message="failed"></failure></testcase>
    <testcase classname="CardTests.Cards" name="testLight" time="0.05"></testcase>
    </testsuite>
    """

  @Test func `only cases with a failure are taken, with entities resolved`() {
    #expect(TestFailure.all(in: swiftTesting) == [TestFailure(className: "DepTests", name: "other(\"a\")")])
    #expect(TestFailure.all(in: xctest) == [TestFailure(className: "CardTests.Cards", name: "testDark")])
    #expect(TestFailure.all(in: "") == [])
  }

  @Test func `a test of the log is recognised in the spellings of both frameworks`() {
    let failure = TestFailure(className: "CardTests.Cards", name: "testDark")
    #expect(failure.isTest("testDark()", ofTarget: "CardTests"))
    #expect(!failure.isTest("testLight()", ofTarget: "CardTests"))
    #expect(!failure.isTest("testDark()", ofTarget: "Card"))
  }
}
