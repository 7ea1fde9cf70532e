import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone report`.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the report of one or several runs.",
    usage: "swift package snapshot-report [RUN...] [OPTIONS]",
    discussion: "The HTML page is written next to the run's log, unless --output is passed.")

  @OptionGroup var runs: RunOptions
  @Option(name: .shortAndLong, help: "Where to write the HTML page.")
  var output: String?
  @Option(help: "Also write JSON, for tools.")
  var json: String?
  @Option(help: "Also write JUnit XML, for CI systems.")
  var junit: String?
  @Option(
    help: "The attributes of test cases: xunit1 adds file and line, xunit2 has what Jenkins' xUnit plugin allows.")
  var junitFamily = JUnitFamily.xunit2
  @Option(help: "Also write Markdown, for pull requests; appended if the file exists, as CI job summaries need.")
  var markdown: String?
  @Flag(
    inversion: .prefixedNo,
    help:
      "Show pictures in the Markdown by paths relative to its file. Not for job summaries on GitHub, which have no files."
  )
  var pictures = true
  @Flag(
    help: "Print GitHub's ::error lines, which mark failures in the source; tests on Actions print them automatically.")
  var annotations = false
  @Flag(help: "Embed all pictures in the page, however many there are.")
  var singleFile = false
  @Flag(help: "Also print a table of what audits found, a row for each view.")
  var audit = false
  @Flag(help: "List goldens that no test in the run used; only for a run of all tests.")
  var unused = false

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
    let document = ReportDocument(log: log, unused: unused, origin: .others, environment: environment)
    let file = output.map { URL(fileURLWithPath: $0) } ?? folders[0].appendingPathComponent("report.html")
    try writing(file.path) {
      try HTMLReport(document, embeddingLimit: singleFile ? .max : 40_000_000).write(to: file)
    }
    if let json { try write(JSONReport(document).data(), to: json) }
    let paths = RepositoryPaths(package: runs.packageFolder, environment: environment)
    if let junit { try write(Data(JUnitReport(document, family: junitFamily, paths: paths).text.utf8), to: junit) }
    if let markdown {
      let file = URL(fileURLWithPath: markdown)
      // The summary of a GitHub job is shown without the files next to it.
      let isSummary = markdown == environment["GITHUB_STEP_SUMMARY"]
      let folder = isSummary || !pictures ? nil : file.deletingLastPathComponent()
      let before = FileManager.default.fileExists(atPath: file.path) ? (try? Data(contentsOf: file)) ?? Data() : Data()
      try write(before + Data(MarkdownReport(document, pictureFolder: folder).text.utf8), to: markdown)
    }
    if annotations { Console.write(GitHubAnnotations(document, paths: paths).text) }
    if audit {
      let rows = AuditTable(document).rows.map { $0.map(\.printable) }
      for line in rows.isEmpty ? ["No view was audited."] : TextTable.lines(rows) { Console.line(line) }
    }
    let counts = document.counts.map { "\($0.count) \($0.status.rawValue)" }
    Console.line(counts.isEmpty ? "No snapshot was taken." : counts.joined(separator: ", "))
    for line in CauseList(document).lines { Console.line(line.printable) }
    for problem in document.problems { Console.line(problem.printable) }
    Console.line("Report: \(file.path)")
    let gaps = requireComplete ? RunGaps(log: log, document: document).texts : []
    for gap in gaps { Console.line("Incomplete: \(gap)".printable) }
    try log.requireWhole()
    if !gaps.isEmpty || document.hasOtherGoldens { throw ExitCode.failure }
  }

  private func write(_ data: Data, to path: String) throws {
    // Written atomically, the file would take the place of a link to a folder.
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw ToolError.noOutput(path, why: String(cString: strerror(EISDIR)))
    }
    try writing(path) { try data.write(to: URL(fileURLWithPath: path), options: .atomic) }
  }

  /// Adds the file name to an error in writing it.
  private func writing(_ path: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
      let why = cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))) : "\(error)"
      throw ToolError.noOutput(path, why: why)
    }
  }
}

extension JUnitFamily: ExpressibleByArgument {}
