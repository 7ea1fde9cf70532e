import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI

/// No process ends with status 0 after an assertion failed, however it ends.
@Suite struct EndingTests {
  @Test(arguments: Ending.allCases, ["XCTest", "Swift Testing"])
  func `a process with a failed assertion fails`(ending: Ending, framework: String) throws {
    let (process, text, _) = try run(ending.rawValue, arguments(framework))
    #expect(process.terminationReason == .uncaughtSignal || process.terminationStatus != 0, "\(text)")
    // A process that ended for another reason, such as a missing test, proves nothing.
    let isDropped =
      [.failsLate, .dropsTheFailure].contains(ending) && framework == "XCTest" || ending == .failsInALateHandler
    let sign =
      ending == .exitsFirst ? "exit()" : isDropped ? "not counted by the test framework" : "has no golden"
    if !Ending.leavingAnAssertion.contains(ending) { #expect(text.contains(sign), "\(text)") }
  }

  @Test(arguments: Ending.leavingAnAssertion, ["XCTest", "Swift Testing"])
  func `a process that ends before an assertion fails, names it, and leaves its log without an end`(
    ending: Ending, framework: String
  ) throws {
    let (process, text, ends) = try run(ending.rawValue, arguments(framework))
    #expect(process.terminationStatus == EXIT_FAILURE)
    #expect(text.contains("The process ended before an assertion did: TouchstoneTestingTests/Ending.swift:"), "\(text)")
    #expect(text.contains("(named “left”)"), "\(text)")
    #expect(ends == 0)
  }

  @Test func `a process whose only failed assertion is a known issue passes`() throws {
    let arguments = ["--testing-library", "swift-testing", "--filter", "KnownIssueProcess"]
    let (process, text, _) = try run("known", arguments)
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.contains("1 known issue"), "\(text)")
  }

  @Test(arguments: Ending.callingExit, ["XCTest", "Swift Testing"])
  func `a process that calls exit while a test runs fails, although no assertion failed`(
    ending: Ending, framework: String
  ) throws {
    let (process, text, _) = try run(Ending.passing + ending.rawValue, arguments(framework))
    #expect(process.terminationStatus == EXIT_FAILURE)
    #expect(text.contains("ended the process with exit()") || text.contains("The process ended with exit()"), "\(text)")
    #expect(!text.contains("has no golden"), "\(text)")
  }

  @Test(arguments: [Ending.returns, .forks], ["XCTest", "Swift Testing"])
  func `a process whose tests end passes, also if one that they forked has exited`(
    ending: Ending, framework: String
  ) throws {
    let (process, text, ends) = try run(Ending.passing + ending.rawValue, arguments(framework))
    #expect(process.terminationStatus == EXIT_SUCCESS, "\(text)")
    #expect(!text.contains("ended the process"), "\(text)")
    #expect(ends == 1)
  }

  @Test(arguments: ["XCTest", "Swift Testing"])
  func `a forked process whose assertion failed fails, although no framework counts it there`(framework: String) throws
  {
    let (process, text, _) = try run(Ending.forksAFailure.rawValue, arguments(framework))
    #expect(process.terminationStatus == EXIT_FAILURE)
    let reason =
      "1 failed assertion was not counted by the test framework, because a test forked the process that made it: "
      + "TouchstoneTestingTests/Ending.swift:"
    #expect(text.contains(reason), "\(text)")
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

  #if compiler(>=6.2)
    @Test func `an assertion whose issue a trait drops fails the process`() throws {
      let arguments = ["--testing-library", "swift-testing", "--filter", "DroppedIssueProcess"]
      let (process, text, _) = try run("dropped", arguments)
      #expect(process.terminationStatus == EXIT_FAILURE, "\(text)")
      #expect(
        text.contains("or a trait such as .filterIssues or an overridden recordFailure dropped the issue: "), "\(text)")
    }

    @Test(arguments: ["1/2", "2/2"])
    func `an exit test passes, also if all its snapshots belong to another shard`(shard: String) throws {
      // With a filter on the command line, it would not count which snapshots the shard took.
      let configuration = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
      defer { try? FileManager.default.removeItem(at: configuration) }
      try Data(#"{"filter": ["ExitTestProcess"]}"#.utf8).write(to: configuration)
      let arguments = ["--testing-library", "swift-testing", "--configuration-path", configuration.path]
      let (process, text, _) = try run("exit test", arguments, ["TOUCHSTONE_SHARD": shard])
      #expect(process.terminationStatus == EXIT_SUCCESS, "\(text)")
      #expect(text.contains("Shard \(shard): "), "\(text)")
    }
  #endif

  /// The arguments that run the tests that end.
  private func arguments(_ framework: String) -> [String] {
    framework == "XCTest"
      ? ["TouchstoneTestingTests.EndingXCTests"]
      : ["--testing-library", "swift-testing", "--no-parallel", "--filter", "EndingProcess"]
  }

  /// Runs tests of this program in a process of its own.
  ///
  /// - Returns: The process, what it printed, and the number of ends in the run's logs.
  private func run(
    _ ending: String, _ arguments: [String], _ variables: [String: String] = [:]
  ) throws -> (process: Process, text: String, ends: Int) {
    try withTemporaryFolder { folder in
      let own = [Ending.variable: ending, "CI": "1", "TOUCHSTONE_RUN": "run"]
      let process = try OwnProcess(arguments, variables: variables.merging(own) { $1 }, folder: folder)
      let ends = RunFolder(run: "run", parent: folder).countLines(having: [#""kind":"end""#])
      return (process.process, process.text, ends)
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

#if compiler(>=6.2)
  /// Makes an assertion whose issue is dropped.
  @Suite(.enabled(if: Ending.name == "dropped", "its assertion fails"), .filterIssues { _ in false })
  struct DroppedIssueProcess {
    @Test func a() { assertSnapshot(of: "a", as: .lines, named: "a") }
  }

  /// Makes one assertion in an exit test, and others after it.
  @Suite(.serialized, .enabled(if: Ending.name == "exit test", "it is dealt to shards")) struct ExitTestProcess {
    @Test func a() async {
      await #expect(processExitsWith: .success) {
        assertAudit(of: Text("Words"), named: "a")
        exit(EXIT_SUCCESS)
      }
    }

    @Test func b() {
      for name in ["b", "c", "d", "e", "f", "g", "h", "i"] { assertAudit(of: Text("Words"), named: name) }
    }
  }
#endif
