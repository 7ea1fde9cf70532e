import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// Writes the report when the process ends, if there is anything to report.
///
/// Each process of a run merges the logs that all processes have written so far, so the last one writes the complete
/// report.
enum EndOfRun {
  private static let registration: Void = RunSession.atEnd { session in
    finish(session)
    failIfTestExits()
  }

  /// Makes sure that the report will be written. Every assertion calls this function; only the first call has an
  /// effect.
  static func prepare() {
    registration
  }

  private static func finish(_ session: RunSession) {
    if let shard = session.environment.shard {
      let snapshots = session.folder.countLines(having: [#""kind":"snapshot""#])
      let skipped = session.folder.countLines(having: [#""verdict":"skipped""#])
      let taken = snapshots - skipped
      say("Shard \(shard): \(taken) of \(snapshots) snapshots were taken; the others belong to other shards.")
    }
    // Most runs have nothing to report; their logs need not be decoded.
    let signs = [#""verdict":"failed""#, #""recorded":"new""#, #""recorded":"changed""#]
    guard session.folder.countLines(having: signs) > 0,
      let log = try? RunLog(runFolders: [session.folder.url], package: session.package)
    else { return }
    let file = session.folder.report
    do {
      let document = ReportDocument(log: log)
      try HTMLReport(document).write(to: file)
      say("Report: \(file.path.relative(to: session.package))")
      let environment = ProcessInfo.processInfo.environment
      if environment["GITHUB_ACTIONS"] == "true" {
        // Actions reads commands from both outputs. Earlier processes have printed their own.
        var own = log
        own.snapshots.removeAll { $0.process != getpid() }
        own.unfinished = []
        let annotations = GitHubAnnotations(
          ReportDocument(log: own, passedBudget: 0), package: session.package, environment: environment)
        if !annotations.text.isEmpty { say("\n" + annotations.text) }
      }
    } catch {
      say("The report \(file.path) could not be written: \(error)")
    }
  }

  /// Makes the process fail if a test of Swift Testing called `exit`: that test and those after it did not finish, and
  /// no framework reports it.
  ///
  /// `exit` calls its handlers on the calling thread, whose task still knows its test. Tests of XCTest are not known
  /// here.
  private static func failIfTestExits() {
    guard let test = Test.current else { return }
    say(
      """
      The test "\(test.displayName ?? test.name)" ended the process with exit(): it and the tests after it did not finish. Call \
      exit() in an exit test instead: #expect(processExitsWith: .success) { … }
      """)
    fflush(nil)
    _exit(EXIT_FAILURE)
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
