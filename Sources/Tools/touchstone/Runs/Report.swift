import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneDiff
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone report`.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the report of one or several runs.",
    usage: "swift package snapshot-report [RUN...] [OPTIONS]",
    discussion: "The HTML page is written next to the run's log, unless --output is passed.")

  @OptionGroup var runs: RunOptions
  @OptionGroup var outputs: ReportOutputs
  @Flag(help: "Also print a table of what audits found, a row for each view.")
  var audit = false
  @Flag(help: "List goldens that no test in the run used; only for a run of all tests.")
  var unused = false

  @Option(
    help: ArgumentHelp(
      "Say of failures whether another run fails with the same pictures, such as the last one of the target branch.",
      valueName: "run"))
  var againstRun: [String] = []

  @Flag(help: "Exit with status 1 unless the runs of all shards are there, and whole.")
  var requireComplete = false

  func run() throws {
    let folders = try runs.folders()
    let log = try runs.log()
    let coverage = RunCoverage(log: log, runFolders: folders)
    let goldens = unused ? GoldenFolder(package: runs.packageFolder) : nil
    let unused = goldens?.unused(in: log, coverage: coverage, hidden: goldens?.hiddenTests() ?? []) ?? []
    if self.unused, !coverage.isWhole {
      Console.line("It is unknown which goldens are unused: \(coverage.description).".printable)
    }
    let environment = ProcessInfo.processInfo.environment
    var document = ReportDocument(log: log, unused: unused, origin: .others, environment: environment)
    let approvals = ApprovalFolder(package: runs.packageFolder)
    let others = try againstRun.isEmpty ? nil : OtherRun(againstRun, package: runs.packageFolder)
    if let others { document.problems.append(document.note(others)) }
    document.noteCoverage(of: log, package: runs.packageFolder)
    let approved = document.note(approvals.paths.compactMap { try? approvals.file($0) })
    let file = try outputs.write(
      document, page: folders[0].appendingPathComponent("report.html"), package: runs.packageFolder,
      environment: environment)
    if audit {
      let rows = AuditTable(document).rows.map { $0.map(\.printable) }
      for line in rows.isEmpty ? ["No view was audited."] : TextTable.lines(rows) { Console.line(line) }
    }
    let counts = document.counts.map { "\($0.count.grouped) \($0.status.rawValue)" }
    Console.line(counts.isEmpty ? "No snapshot was taken." : counts.joined(separator: ", "))
    for line in CauseList(document).lines { Console.line(line.printable) }
    for (path, count) in approved {
      let failures = count == 1 ? "1 failure shows" : "\(count) failures show"
      Console.line("\(failures) what was approved: swift package record-snapshots --from \(path.shellWord)")
    }
    for problem in document.problems { Console.line(problem.printable) }
    Console.line("Report: \(file.path)")
    let gaps = requireComplete ? RunGaps(log: log, document: document).texts : []
    for gap in gaps { Console.line("Incomplete: \(gap)".printable) }
    try log.requireWhole()
    if !gaps.isEmpty || document.hasOtherGoldens { throw ExitCode.failure }
  }
}
