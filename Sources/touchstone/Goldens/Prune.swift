import ArgumentParser
import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone prune`.
struct Prune: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds goldens that no test uses, and files that are no goldens.",
    discussion: """
      A golden is unused if a run did not ask for it in which every test came to its end: none filtered out, skipped or \
      failed, no process crashed. --run-tests makes such a run, and so does recording where unused goldens are asked \
      for; both leave it to be read again. Of any other run nothing is known, and nothing is listed as unused. --delete \
      believes no earlier run: it needs --run-tests.
      """)

  /// What to do with the files that are found.
  enum Mode: String, EnumerableFlag {
    case dryRun, check, delete

    static func help(for mode: Mode) -> ArgumentHelp? {
      switch mode {
      case .dryRun: "Only list what is found. The default."
      case .check: "List, and exit with status 1 if anything was found."
      case .delete: "List, ask on the terminal, and delete unused goldens. With --run-tests only."
      }
    }
  }

  @Flag var mode = Mode.dryRun
  @Flag(help: "Run all tests first, without recording, to know what they ask for.")
  var runTests = false
  @Option(help: "The build folder of --run-tests, as for `swift test`.")
  var scratchPath: String?
  @Flag(help: "Delete without asking, also where there is no terminal to ask on.")
  var yes = false
  @OptionGroup var runs: RunOptions

  func validate() throws {
    if runTests, !runs.runs.isEmpty {
      throw ValidationError("--run-tests makes a run: leave out the folders of others.")
    }
    if mode == .delete, !runTests {
      throw ValidationError(
        "An earlier run may be one of other sources, and one of another machine may say anything: only a run that begins "
          + "now shows what can be deleted. touchstone prune --run-tests --delete")
    }
    if yes, mode != .delete { throw ValidationError("--yes deletes without asking: give --delete with it.") }
  }

  func run() throws {
    let goldens = GoldenFolder(package: runs.packageFolder)
    let folders = runTests ? [try performTests(of: runs.packageFolder)] : try runs.folders()
    let log = runTests ? try TestRun.log(in: folders[0], package: runs.packageFolder) : try runs.log()
    let coverage = RunCoverage(log: log, runFolders: folders)
    let unused = UnusedFiles(goldens.unused(in: log, coverage: coverage), of: goldens)
    let faults =
      goldens.closedFolders.map { ($0, GoldenFault.unreadable) }
      + goldens.files.compactMap { file in GoldenFault(of: file).map { (file, $0) } }

    for (file, fault) in faults { Console.line("\(unused.path(file)): \(fault.text)".printable) }
    unused.list()
    let bytes = goldens.files.compactMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }.reduce(0, +)
    let count = coverage.isWhole ? "\(unused.files.count) unused" : "unused not known"
    Console.line(
      "goldens: \(goldens.files.count) \(goldens.files.count == 1 ? "file" : "files"), \(ReportNumber.bytes(bytes)), \(count), \(faults.count) faulty"
    )
    if !coverage.isWhole {
      let remedy = runTests ? "" : " Run all tests to find out: touchstone prune --run-tests"
      Console.line("Which goldens are unused is not known: \(coverage.description).\(remedy)".printable)
    }
    if mode == .delete { try unused.delete(withoutAsking: yes) }
    if mode == .check, !unused.files.isEmpty || !faults.isEmpty { throw ExitCode.failure }
    if runTests, !coverage.isWhole { throw ExitCode.failure }
  }

  /// Runs all tests of a package without recording.
  private func performTests(of package: URL) throws -> URL {
    var run = TestRun(package: package, run: TestRun.newIdentifier())
    run.keepsEvents = true
    if let scratchPath { run.arguments = ["--scratch-path", scratchPath] }
    run.environment["TOUCHSTONE_RECORD"] = "never"
    Console.line("Running all tests…")
    _ = try run.perform(interruption: Interruption()) {}
    return run.folder.url
  }
}
