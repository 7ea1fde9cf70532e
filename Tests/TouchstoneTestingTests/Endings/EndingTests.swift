import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport
import TouchstoneTesting

/// No process ends with status 0 after an assertion failed, however it ends.
@Suite struct EndingTests {
  @Test(arguments: Ending.allCases, ["XCTest", "Swift Testing"])
  func `a process with a failed assertion fails`(ending: Ending, framework: String) throws {
    let (process, text) = try run(ending.rawValue, arguments(framework))
    #expect(process.terminationReason == .uncaughtSignal || process.terminationStatus != 0, "\(text)")
    // A process that ended for another reason, such as a missing test, proves nothing.
    let isDropped = ending == .failsLate && framework == "XCTest"
    let sign = isDropped ? "not counted by the test framework" : "has no golden"
    #expect(text.contains(sign), "\(text)")
  }

  @Test func `a process whose only failed assertion is a known issue passes`() throws {
    let arguments = ["--testing-library", "swift-testing", "--filter", "KnownIssueProcess"]
    let (process, text) = try run("known", arguments)
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.contains("1 known issue"), "\(text)")
  }

  @Test(arguments: Ending.callingExit, ["XCTest", "Swift Testing"])
  func `a process that calls exit while a test runs fails, although no assertion failed`(
    ending: Ending, framework: String
  ) throws {
    let (process, text) = try run(Ending.passing + ending.rawValue, arguments(framework))
    #expect(process.terminationStatus == EXIT_FAILURE)
    #expect(text.contains("ended the process with exit()") || text.contains("The process ended with exit()"), "\(text)")
    #expect(!text.contains("has no golden"), "\(text)")
  }

  @Test(arguments: ["XCTest", "Swift Testing"])
  func `a process whose tests end passes`(framework: String) throws {
    let (process, text) = try run(Ending.passing + Ending.returns.rawValue, arguments(framework))
    #expect(process.terminationStatus == EXIT_SUCCESS, "\(text)")
  }

  /// What the threat model says of them.
  @Test(arguments: UnseenEnding.allCases)
  func `a process that runs no handlers at its end passes, and its log has no end`(ending: UnseenEnding) throws {
    try withTemporaryFolder { folder in
      let arguments = ["--testing-library", "swift-testing", "--filter", "UnseenEndingProcess"]
      let variables = [Ending.variable: ending.rawValue, "CI": "1", "TOUCHSTONE_RUN": "unseen"]
      let own = try OwnProcess(arguments, variables: variables, folder: folder)
      #expect(own.process.terminationReason == .exit && own.process.terminationStatus == EXIT_SUCCESS)
      #expect(own.text.contains("has no golden"), "\(own.text)")
      let log = try RunLog(runFolders: [folder.appendingPathComponent("unseen")], package: folder)
      #expect(log.unfinished.count == 1)
    }
  }

  /// The arguments that run the tests that end.
  private func arguments(_ framework: String) -> [String] {
    framework == "XCTest"
      ? ["TouchstoneTestingTests.EndingXCTests"]
      : ["--testing-library", "swift-testing", "--no-parallel", "--filter", "EndingProcess"]
  }

  /// Runs tests of this program in a process of its own.
  private func run(_ ending: String, _ arguments: [String]) throws -> (process: Process, text: String) {
    try withTemporaryFolder { folder in
      let own = try OwnProcess(arguments, variables: [Ending.variable: ending, "CI": "1"], folder: folder)
      return (own.process, own.text)
    }
  }
}

/// Ends the process as ``EndingTests`` says.
@Suite(.serialized, .enabled(if: Ending.current != nil, "it ends the process")) struct EndingProcess {
  @Test func a() throws { try #require(Ending.current).perform() }

  @Test func b() {
    if Ending.current == .exitsInTheNextTest { exit(EXIT_SUCCESS) }
    // Nothing waits for it: the run is over when it fails, or it counts.
    if Ending.current == .failsLate { Ending.late.wait() }
  }
}

/// Makes an assertion that is known to fail.
@Suite(.enabled(if: Ending.name == "known", "its assertion fails")) struct KnownIssueProcess {
  @Test func a() { withKnownIssue { assertSnapshot(of: "a", as: .lines, named: "a") } }
}
