import ArgumentParser
import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// `touchstone record`, which `swift package record-snapshots` runs.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs the tests and records their snapshots as goldens.",
    discussion: """
      Every snapshot that the tests take becomes the golden, whatever the tests say about recording. A golden that \
      already shows the value is not touched. Ends with 0 when everything asked for was recorded, with 1 when tests \
      failed for other reasons, crashed or did not build.
      """)

  @Option(help: "Run only tests whose name matches, as `swift test --filter` does.")
  var filter: [String] = []
  @Option(help: "Run only the tests of a target.")
  var target: [String] = []
  @Option(help: "Record only snapshots such as CardTests/dark; * stands for any text.")
  var only: [String] = []
  @Option(help: "Record only what approvals.json, saved from the report, names.")
  var from: String?
  @Flag(help: "Record only where there is no golden.")
  var missing = false
  @Flag(help: "Say what would be recorded, and record nothing.")
  var dryRun = false
  @Flag(help: "Show the output of the tests.")
  var verbose = false
  @Option(help: "The folder of the package.")
  var package = "."

  func run() throws {
    var run = TestRun(
      package: URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL,
      run: TestRun.newIdentifier(), isVerbose: verbose)
    run.arguments = (filter + target.map { "^\(NSRegularExpression.escapedPattern(for: $0))\\." })
      .flatMap { ["--filter", $0] }
    let wanted = try only + (from.map { try Approvals(contentsOf: URL(fileURLWithPath: $0)).patterns } ?? [])
    run.environment["TOUCHSTONE_RECORD"] = dryRun ? "never" : missing ? "missing" : "all"
    if !wanted.isEmpty, !dryRun { run.environment["TOUCHSTONE_RECORD_ONLY"] = wanted.joined(separator: "\n") }

    Console.line(dryRun ? "Running the tests; nothing is recorded." : "Running the tests and recording.")
    let code = try run.perform()
    let log = try run.log()
    let summary = RecordingSummary(of: log, isDryRun: dryRun) { id in
      wanted.isEmpty || wanted.contains { id.matches($0) }
    }
    Console.line("\n\(summary.text)")
    if !log.snapshots.isEmpty {
      try HTMLReport(ReportDocument(log: log)).write(to: run.folder.report)
      Console.line("Report: \(run.folder.report.standardizedFileURL.path.relative(to: run.package))")
    }
    try judge(run, code: code, log: log, summary: summary)
  }

  /// Ends with an error when the run says something that a recording does not explain.
  private func judge(_ run: TestRun, code: Int32, log: RunLog, summary: RecordingSummary) throws {
    if let process = log.unfinished.first {
      throw RecordError.crashed(process: process.process, excerpt: run.excerptOfOutput())
    }
    let failures = run.failures()
    if code != 0, failures.isEmpty { throw RecordError.didNotRun(code: code, excerpt: run.excerptOfOutput()) }
    let explained = log.snapshots.map(\.entry).filter { $0.verdict == .failed }
    let others = failures.filter { failure in
      !explained.contains { failure.isTest($0.test, ofTarget: $0.target) }
    }
    guard others.isEmpty else {
      throw RecordError.failedOtherwise(others.map { "\($0.className)/\($0.name)" }, output: run.outputFile.path)
    }
    if summary.count(.failed) > 0 { throw RecordError.notRecorded(summary.count(.failed)) }
    if log.snapshots.isEmpty { throw RecordError.nothing(filtered: !filter.isEmpty || !target.isEmpty) }
  }
}
