import CPreviewDiscovery
import Foundation
import Synchronization
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// Writes the report when the process ends, if there is anything to report.
///
/// Each process of a run merges the logs that all processes have written so far, so the last one writes the complete
/// report.
enum EndOfRun {
  private static let registration: Void = RunSession.atEnd { end in
    if let session = end.session { finish(session) }
    if !end.isFork { failIfTestExits() }
    guard end.status == EXIT_SUCCESS else { return }
    if let reason = end.isFork ? reasonToFailFork(open: end.open) : reasonToFail(open: end.open) { fail(reason) }
  }

  private struct Failure {
    let place: String
    let process = getpid()
  }

  /// Where assertions failed that no framework expected. A framework that counted one of them exits with another status
  /// than 0.
  private static let failures = Mutex([Failure]())
  /// How many of these places the message lists.
  private static let maximumPlaces = 5

  /// Makes sure that the report will be written. Only the first call has an effect.
  static func prepare() { registration }

  /// Notes where an assertion failed that was not expected to.
  static func noteFailure(at place: String) { failures.withLock { $0.append(Failure(place: place)) } }

  /// Where assertions of this process failed, without those of the process that it was forked from.
  private static var failedPlaces: [String] {
    let process = getpid()
    return failures.withLock { $0.filter { $0.process == process }.map(\.place) }
  }

  private static func finish(_ session: RunSession) {
    // An exit test has only some of the snapshots of its test's process.
    if let shard = session.environment.shard, !isExitTest {
      let (all, skipped) = session.folder.snapshotCount
      say("Shard \(shard): \(all - skipped) of \(all) snapshots were taken; the others belong to other shards.")
    }
    if let file = session.environment.junit, !isExitTest { writeJUnit(of: session, to: file) }
    // Most runs have nothing to report; their logs need not be decoded.
    let signs = [#""verdict":"failed""#, #""recorded":"new""#, #""recorded":"changed""#]
    guard session.folder.countLines(having: signs) > 0,
      let log = try? RunLog(runFolders: [session.folder.url], package: session.package)
    else { return }
    let file = session.folder.report
    do {
      let environment = ProcessInfo.processInfo.environment
      let document = ReportDocument(log: log, environment: environment)
      try HTMLReport(document).write(to: file)
      let causes = CauseList(document, limit: 5).summary
      if !causes.isEmpty { say(causes.map(\.printable).joined(separator: "\n")) }
      say("Report: \(file.path.relative(to: session.package))")
      if environment["GITHUB_ACTIONS"] == "true" {
        // Actions reads commands from both outputs. Earlier processes have printed their own.
        var own = log
        own.snapshots.removeAll { $0.process != getpid() }
        own.unfinished = []
        // What those printed counts, too: a step has room for ten.
        let earlier = log.snapshots.count { $0.process != getpid() && $0.result.verdict == .failed }
        let annotations = GitHubAnnotations(
          ReportDocument(log: own, passedBudget: 0),
          paths: RepositoryPaths(package: session.package, environment: environment),
          limit: max(1, GitHubAnnotations.room - earlier))
        if !annotations.text.isEmpty { say("\n" + annotations.text) }
      }
    } catch {
      say("The report \(file.path) could not be written: \(error)")
    }
  }

  /// Writes the report for Bazel, unless the test runner has written one. What another process of this run has written is
  /// replaced: this report has its snapshots, too.
  private static func writeJUnit(of session: RunSession, to path: String) {
    guard let log = try? RunLog(runFolders: [session.folder.url], package: session.package) else { return }
    let text = JUnitReport(ReportDocument(log: log)).text
    let start = text.split(separator: "\n").prefix(2).joined(separator: "\n")
    let before = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
    guard before.isEmpty || before.starts(with: Data(start.utf8)) else { return }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      say("XML_OUTPUT_FILE: \(path) could not be written: \(error.localizedDescription)")
    }
  }

  /// Makes the process fail if code that a test of Swift Testing runs called `exit`: that test and those after it did not
  /// finish, and no framework reports it.
  ///
  /// `exit` calls its handlers on the calling thread. On the task of a test, that task still knows its test. Elsewhere,
  /// only the framework may end its process: one of its functions calls `exit` then, if it is a library of its own. A
  /// closure that the framework calls is none of its functions. Tests of XCTest are not known here.
  private static func failIfTestExits() {
    let advice =
      "it and the tests after it did not finish. Call exit() in an exit test instead: "
      + "#expect(processExitsWith: .success) { … }"
    guard !isExitTest else { return }
    if let test = Test.current {
      fail("The test \"\(test.displayName ?? test.name)\" ended the process with exit(): \(advice)")
    }
    guard TestFramework.isSwiftTestingProcess else { return }
    // SAFETY: A metatype is a pointer to the metadata of its type. It is only looked up, and never read.
    let framework = unsafeBitCast(Test.self, to: UnsafeRawPointer.self)
    if !ts_exit_is_called_by_image_of(framework) {
      fail("Code that ran beside a test ended the process with exit(): \(advice)")
    }
  }

  /// Whether this process was started by an exit test.
  static var isExitTest: Bool { ExitTest.current != nil }

  /// Returns why the process must not end with status 0, or `nil` if it may.
  ///
  /// - Parameter open: Where assertions have not ended.
  private static func reasonToFail(open: [String]) -> String? {
    // No framework has counted them, also in an exit test.
    if !open.isEmpty { return unended(open) }
    // The process that started an exit test counts its issues.
    if isExitTest { return nil }
    if TestCaseObserver.isCutShort {
      return "The process ended with exit() before all tests had finished. Remove the call of exit(), also from code "
        + "that the tests run."
    }
    let places = failedPlaces
    guard !places.isEmpty else { return nil }
    return
      "\(uncounted(places)), because the process ended with exit(), no test was running, or a trait such as "
      + ".filterIssues or an overridden recordFailure dropped the issue: \(listed(places)). \(remedy) If a failure is "
      + "expected, use withKnownIssue or verifySnapshot."
  }

  /// Returns why a process that a test forked must not end with status 0, or `nil` if it may. The test can read the status.
  private static func reasonToFailFork(open: [String]) -> String? {
    if !open.isEmpty { return unended(open) }
    let places = failedPlaces
    guard !places.isEmpty else { return nil }
    return
      "\(uncounted(places)), because a test forked the process that made "
      + "\(places.count == 1 ? "it" : "them"): \(listed(places)). Check its status in the test."
  }

  private static func unended(_ open: [String]) -> String {
    "The process ended before \(open.count == 1 ? "an assertion" : "\(open.count) assertions") did: \(listed(open)). "
      + remedy
  }

  private static func uncounted(_ places: [String]) -> String {
    "\(places.count == 1 ? "1 failed assertion was" : "\(places.count) failed assertions were") not counted by the test "
      + "framework"
  }

  private static let remedy = "Wait in the test for everything that makes assertions."

  private static func listed(_ places: [String]) -> String {
    places.prefix(maximumPlaces).joined(separator: ", ") + (places.count > maximumPlaces ? ", …" : "")
  }

  /// Ends the process as failed.
  static func fail(_ reason: String) -> Never {
    say("error: " + reason)
    fflush(nil)
    _exit(EXIT_FAILURE)
  }

  private static func say(_ line: String) { TestOutput.write(line + "\n") }
}
