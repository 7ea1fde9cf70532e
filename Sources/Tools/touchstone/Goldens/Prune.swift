import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone prune`.
struct Prune: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds goldens that no test uses, and invalid goldens.",
    discussion: """
      A golden is unused if no test used it in a complete run: no test was filtered out or skipped, none failed, and \
      no process crashed. --run-tests makes such a run, and so does recording that looks for unused goldens; later \
      commands can read its results. If a run is not complete, nothing is listed as unused. --delete does not trust earlier runs: it \
      needs --run-tests.
      """)

  /// What to do with the files that are found.
  enum Mode: String, EnumerableFlag {
    case dryRun, check, delete

    static func help(for mode: Mode) -> ArgumentHelp? {
      switch mode {
      case .dryRun: "Only list what is found."
      case .check: "List, and exit with status 1 if anything was found."
      case .delete: "List, ask on the terminal, and delete unused goldens. Needs --run-tests."
      }
    }
  }

  @Flag var mode = Mode.dryRun
  @Flag(help: "First run all tests, without recording, to find out which goldens they use.")
  var runTests = false
  @Option(help: "The build folder for --run-tests, as for `swift test`.")
  var scratchPath: String?
  @Flag(help: "Delete without asking, even without a terminal.")
  var yes = false
  @OptionGroup var runs: RunOptions

  func validate() throws {
    if runTests, !runs.runs.isEmpty {
      throw ValidationError("--run-tests makes its own run: leave out the run folders.")
    }
    if mode == .delete, !runTests {
      throw ValidationError(
        "An earlier run may be of different sources or from another machine, so only a new run shows what can be "
          + "deleted: swift run touchstone prune --run-tests --delete")
    }
    if yes, mode != .delete { throw ValidationError("--yes deletes without asking: pass --delete too.") }
  }

  func run() throws {
    let goldens = GoldenFolder(package: runs.packageFolder)
    let folders = runTests ? [try performTests(of: runs.packageFolder)] : try runs.folders()
    let log = runTests ? try TestRun.log(in: folders[0], package: runs.packageFolder) : try runs.log()
    let coverage = RunCoverage(log: log, runFolders: folders)
    let unused = UnusedFiles(of: goldens, in: log, coverage: coverage, scratchPath: scratchPath)
    let faults =
      goldens.closedFolders.map { ($0, GoldenFault.unreadable) }
      + goldens.files.compactMap { file in goldens.fault(of: file).map { (file, $0) } }

    for (file, fault) in faults { Console.line("\(unused.path(file)): \(fault.text)".printable) }
    for fault in goldens.manifestFaults { Console.line(fault.text.printable) }
    unused.list()
    let bytes = goldens.files.compactMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }.reduce(0, +)
    let count = coverage.isWhole ? "\(unused.files.count) unused" : "unused unknown"
    Console.line(
      "goldens: \(goldens.files.count) \(goldens.files.count == 1 ? "file" : "files"), \(ReportNumber.bytes(bytes)), \(count), \(faults.count + goldens.manifestFaults.count) invalid"
    )
    if !coverage.isWhole {
      let remedy = runTests ? "" : " Run all tests to find out: swift run touchstone prune --run-tests"
      Console.line("It is unknown which goldens are unused: \(coverage.description).\(remedy)".printable)
    }
    try log.requireWhole()
    if mode == .delete { try unused.delete(withoutAsking: yes) }
    if mode == .check, !unused.files.isEmpty || !faults.isEmpty || !goldens.manifestFaults.isEmpty {
      throw ExitCode.failure
    }
    if runTests, !coverage.isWhole { throw ExitCode.failure }
  }

  /// Runs all tests of a package without recording.
  private func performTests(of package: URL) throws -> URL {
    var run = TestRun(package: package, run: TestRun.newIdentifier())
    run.keepsEvents = true
    if let scratchPath { run.arguments = ["--scratch-path", scratchPath] }
    run.environment["TOUCHSTONE_RECORD"] = "never"
    Console.line("Running all tests…")
    let code = try run.perform(interruption: Interruption()) {}
    let output = run.output()
    if !output.isBuilt { throw RecordError.didNotRun(code: code, excerpt: output.excerpt) }
    if code != 0 {
      let file = run.outputFile.path.relative(to: package)
      Console.complain("The tests exited with status \(code). Their output is in \(file):\n\n\(output.excerpt)")
    }
    return run.folder.url
  }
}
