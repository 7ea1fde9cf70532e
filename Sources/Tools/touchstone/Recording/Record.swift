import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone record`, which `swift package record-snapshots` runs.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs the tests and records their snapshots as goldens.",
    usage: "swift package record-snapshots [OPTIONS]",
    discussion: """
      Every snapshot that the tests take becomes the golden, whatever record mode the tests use. Goldens that already \
      match stay unchanged. Exits with status 0 if everything selected was recorded, or 1 if tests failed for other \
      reasons, crashed or did not build.
      """)

  /// What to do about goldens that no test uses.
  enum Unused: String, CaseIterable, ExpressibleByArgument {
    case warn, fail, delete
  }

  /// When to write the report.
  enum ReportTime: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
  }

  /// The build configuration of the tests.
  enum Configuration: String, CaseIterable, ExpressibleByArgument {
    case debug, release
  }

  @Option(help: "Run only tests whose name matches, as `swift test --filter` does.")
  var filter: [String] = []
  @Option(help: "Run only the tests of a target.")
  var target: [String] = []
  @Option(
    help: "Record only snapshots such as CardTests/dark; * matches any text.",
    transform: SnapshotPattern.init(argument:)
  )
  var only: [SnapshotPattern] = []
  @Option(help: "Record only the snapshots in approvals.json, saved from the report.")
  var from: String?
  @Flag(help: "Record only missing goldens.")
  var missing = false
  @Flag(help: "Record missing and failing goldens; keep those that differ within the tolerance.")
  var failed = false
  @Flag(
    help:
      "Record no pictures; bring up to date what goldens store about them, such as views and drawing steps.")
  var refresh = false
  @Flag(help: "Also replace goldens that another tool drew, such as Apple's references in __Snapshots__.")
  var replaceForeign = false
  @Option(
    help: ArgumentHelp(
      "Record what another Touchstone draws differently, and nothing else: by its folder or version.",
      valueName: "path|version"))
  var forUpgrade: String?
  @Option(
    help: "After a run of all tests, list unused goldens (warn), fail if there are any (fail), or delete them (delete)."
  )
  var unused: Unused?
  @Flag(help: "With --unused delete: delete without asking, even without a terminal.")
  var yes = false
  @Flag(help: "Show what would be recorded, and record nothing.")
  var dryRun = false
  @Option(help: "Write the report: auto (when something was recorded or failed), always or never.")
  var report = ReportTime.auto
  @Option(name: .shortAndLong, help: "Build the tests as debug or release.")
  var configuration = Configuration.debug
  @Flag(help: "Show the output of the tests.")
  var verbose = false
  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift test`.")
  var scratchPath: String?

  func validate() throws {
    if (filter + target).contains("") {
      throw ValidationError(
        "--filter and --target cannot be empty (perhaps because of an unset variable): that would select all tests.")
    }
    for filter in filter where (try? NSRegularExpression(pattern: filter)) == nil {
      throw ValidationError("--filter \(filter) is not a regular expression, as `swift test --filter` needs.")
    }
    if missing, failed { throw ValidationError("--missing records less than --failed: pass one of them.") }
    if refresh, missing || failed || dryRun || from != nil {
      throw ValidationError("--refresh records no picture: leave out --missing, --failed, --dry-run and --from.")
    }
    if forUpgrade == "" {
      throw ValidationError("--for-upgrade cannot be empty (perhaps because of an unset variable).")
    }
    if forUpgrade != nil,
      refresh || missing || failed || replaceForeign || from != nil || unused != nil || verbose
        || !(filter + target).isEmpty || !only.isEmpty || report != .auto || configuration != .debug
    {
      throw ValidationError("--for-upgrade records all that the other version changes: pass --dry-run alone with it.")
    }
    if unused != nil, !filter.isEmpty || !target.isEmpty {
      throw ValidationError("--unused needs a run of all tests: leave out --filter and --target.")
    }
    if yes, unused != .delete { throw ValidationError("--yes deletes without asking: pass --unused delete too.") }
    if unused == .delete, dryRun { throw ValidationError("--dry-run deletes nothing: pass --unused warn.") }
  }

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL
    let kept = PackageSettings(ofPackage: folder).goldens
    if kept == .none { throw RecordError.noGoldens }
    if let forUpgrade { return try upgrade(to: forUpgrade, folder) }
    var run = TestRun(package: folder, run: TestRun.newIdentifier())
    run.arguments = testArguments
    run.keepsEvents = unused != nil
    if refresh { run.environment["TOUCHSTONE_REFRESH"] = "1" }
    if replaceForeign { run.environment["TOUCHSTONE_REPLACE_FOREIGN"] = "1" }
    let approvals = try from.map { try Approvals(contentsOf: URL(fileURLWithPath: $0)) }
    let selection = try selection(approvals)
    run.environment["TOUCHSTONE_RECORD"] = dryRun || refresh ? "never" : mode.rawValue
    if let selection { run.environment["TOUCHSTONE_RECORD_ONLY"] = try run.file(of: selection) }
    if let approvals { Console.line(approvals.summary) }

    // With a filter, the number of snapshots cannot be predicted.
    let isWhole = filter.isEmpty && target.isEmpty
    let display = RecordingDisplay(
      heading: dryRun ? "Running the tests; nothing is recorded." : "Running the tests and recording.",
      isVerbose: verbose)
    var watch = RecordingWatch(
      folder: run.folder, outputFile: run.outputFile, expected: isWhole ? GoldenFolder(package: folder).files.count : 0)
    display.begin()
    let interruption = Interruption()
    let code = try run.perform(interruption: interruption) {
      watch.look()
      display.show(watch)
    }
    display.end()

    let log = try run.log()
    let summary = RecordingSummary(of: log, dryRun: dryRun ? mode : nil, selection: selection)
    Console.line("\n\(summary.text)")
    try writeReport(of: run, log: log, summary: summary)
    if interruption.hasCome { throw RecordError.interrupted }
    if !dryRun, let line = try approvals.flatMap({ try ApprovalFolder(package: folder).keep($0.ofAccepted(in: log)) }) {
      Console.line(line)
    }
    let verdict = RecordingVerdict(run: run, code: code, log: log, summary: summary, reviewed: approvals?.commit)
    try verdict.check(isFiltered: !isWhole)
    if let selection { try verdict.requireTaken(selection) }
    if let unused { try tidy(unused, run: run, log: log) }
  }

  private func upgrade(to target: String, _ package: URL) throws {
    let scratch = scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
    let interruption = Interruption()
    do {
      try UpgradeRecording(
        package: package.resolvingSymlinksInPath(),
        scratch: scratch ?? package.appendingPathComponent(".build", isDirectory: true), interruption: interruption,
        target: target, isDryRun: dryRun
      ).perform()
    } catch  where interruption.hasCome {
      Console.complain("\(error)")
      throw ExitCode.interrupted
    }
  }

  /// Returns the snapshots to record; `nil` for all.
  private func selection(_ approvals: Approvals?) throws -> RecordSelection? {
    let selection = RecordSelection(only, approvals: approvals?.approved ?? [])
    if selection.isEmpty, let from { throw RecordError.nothingApproved(from) }
    return selection.isEmpty ? nil : selection
  }

  private var mode: SnapshotTestingConfiguration.Record.Mode { missing ? .missing : failed ? .failed : .all }

  private var testArguments: [String] {
    let targets = target.map { "^\(NSRegularExpression.escapedPattern(for: $0))\\." }
    var arguments = (filter + targets).flatMap { ["--filter", $0] }
    // Tests use `@testable` imports, which a release build allows only on request.
    if configuration == .release { arguments += ["-c", "release", "-Xswiftc", "-enable-testing"] }
    if let scratchPath { arguments += ["--scratch-path", scratchPath] }
    return arguments
  }

  private func writeReport(of run: TestRun, log: RunLog, summary: RecordingSummary) throws {
    let isWorthIt = RecordingSummary.Outcome.allCases.contains { $0 != .unchanged && summary.count($0) > 0 }
    guard report == .always || (report == .auto && isWorthIt) else { return }
    let document = ReportDocument(log: log, environment: ProcessInfo.processInfo.environment)
    try HTMLReport(document).write(to: run.folder.report)
    Console.line("Report: \(run.folder.report.standardizedFileURL.path.relative(to: run.package))")
  }

  private func tidy(_ unused: Unused, run: TestRun, log: RunLog) throws {
    let goldens = GoldenFolder(package: run.package)
    let coverage = RunCoverage(log: log, runFolders: [run.folder.url])
    guard coverage.isWhole else {
      throw RecordError.unusedNotKnown(coverage.description.printable)
    }
    let found = UnusedFiles(of: goldens, in: log, coverage: coverage, scratchPath: scratchPath)
    found.list()
    guard !found.files.isEmpty else { return Console.line("No golden is unused.") }
    switch unused {
    case .warn: Console.line("\(found.files.count) unused. Delete them: --unused delete")
    case .fail: throw RecordError.unused(found.files.count)
    case .delete: try found.delete(withoutAsking: yes)
    }
  }
}

extension RunLog.Snapshot {
  /// Returns whether a pattern of `--only` matches the snapshot.
  func matches(anyOf patterns: [SnapshotPattern]) -> Bool {
    patterns.contains { $0.matches(result.snapshot) }
  }
}
