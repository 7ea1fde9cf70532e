import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneDiff
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone coverage`.
struct Coverage: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says which views, branches and conditions no snapshot shows.",
    usage: "touchstone coverage [RUN...] [OPTIONS]",
    discussion: """
      Runs the tests, which then note what each snapshot is drawn from, and compares that with the sources. Records \
      nothing. Run folders are read instead if any are named: TOUCHSTONE_COVERAGE=1 swift test makes them.
      """)

  @OptionGroup var runs: RunOptions
  @OptionGroup var outputs: CoverageOutputs

  @Option(help: "Run only tests whose name matches, as `swift test --filter` does.")
  var filter: [String] = []
  @Option(help: "The build folder, as for `swift test`.")
  var scratchPath: String?
  @Flag(help: "List what no snapshot shows, each with its file and line, instead of the table.")
  var uncovered = false
  @Option(help: "Exit with status 1 if less is drawn, in percent.")
  var minimum: Int?
  @Option(help: ArgumentHelp("Say what changed since another run's --json.", valueName: "file"))
  var base: String?

  func validate() throws {
    try requireFilters(filter)
    try requirePercentage(minimum)
    if !runs.runs.isEmpty, !filter.isEmpty {
      throw ValidationError("--filter chooses tests to run, and none are run where run folders are named.")
    }
  }

  func run() throws {
    let package = runs.packageFolder
    let base = try base.map { try CoverageFile.read($0) }
    let (log, failures) = try runs.runs.isEmpty ? test(package) : (runs.log(), 0)
    if log.drawn.isEmpty, !filter.isEmpty { throw CoverageError.noneMatched(filter) }
    let table = try CoverageTable(log, package: package, hasRun: runs.runs.isEmpty)
    try outputs.write(table)
    let text = CoverageText(table)
    for line in uncovered ? text.gaps : text.table { Console.line(line) }
    if let base { for line in CoverageComparison(table, since: base).lines { Console.line(line) } }
    try log.requireWhole()
    if failures > 0 {
      Console.complain(
        "\(failures.counted("test")) failed, so snapshots may be missing here. See why: swift test")
      throw ExitCode.failure
    }
    if let minimum { try table.require(minimum) }
  }

  /// Runs the tests, and returns what they logged, and how many failed.
  private func test(_ package: URL) throws -> (RunLog, Int) {
    var test = TestRun(package: package, run: TestRun.newIdentifier())
    test.arguments = TestRun.arguments(filter: filter, scratchPath: scratchPath)
    test.environment = [
      "TOUCHSTONE_COVERAGE": "1", "TOUCHSTONE_RECORD": "never",
    ].merging(TestRun.plain) { $1 }
    Console.complain("Running the tests …")
    let interruption = Interruption()
    let code = try test.perform(interruption: interruption) {}
    if interruption.hasCome { throw RecordError.interrupted }
    let output = test.output()
    if !output.isBuilt { throw RecordError.didNotRun(code: code, excerpt: output.excerpt) }
    let log = try test.log()
    return (log, code == 0 ? 0 : max(1, test.failures().count))
  }
}

extension CoverageTable {
  /// Creates the table of a run.
  ///
  /// - Parameter hasRun: Whether the command ran the tests itself.
  /// - Throws: ``CoverageError``.
  init(_ log: RunLog, package: URL, hasRun: Bool) throws {
    guard !log.drawn.isEmpty else { throw CoverageError.nothingNoted(hasRun: hasRun) }
    let manifest: PackageManifest
    do {
      manifest = try PackageManifest(package: package)
    } catch {
      throw CoverageError.noManifest(package.path, why: PackageManifest.reason(error))
    }
    let sources = CoverageSources(manifest, of: package)
    self = CoverageMaker(sources, log.drawn).table
    for file in sources.unread {
      leftOut.append(file.path)
      remarks.append("\(file.path) is left out, because it cannot be read: \(file.why).")
    }
    guard parts > 0 else { throw CoverageError.noParts(package.path) }
    if log.headers.contains(where: \.part.isPartial) {
      remarks.insert("Only a part of the tests ran: what the others draw counts as not drawn.", at: 0)
    }
    let noted = Set(log.drawn.map { "\($0.target)/\($0.id)" })
    let silent = Set(
      log.snapshots.map(\.result).filter { $0.verdict != .skipped }.map { "\($0.target)/\($0.id)" }
    ).subtracting(noted)
    if !silent.isEmpty {
      remarks.append(
        "\(silent.count.counted("snapshot")) noted nothing, such as texts and pictures by ImageRenderer: what only they show "
          + "counts as not drawn.")
    }
    for header in log.unfinished { remarks.append(header.unfinishedWords) }
  }

  /// - Throws: ``CoverageError/unjudged(_:minimum:)`` if branches are left out, which would raise the share, or
  ///   ``CoverageError/belowMinimum(_:minimum:)``.
  func require(_ minimum: Int) throws(CoverageError) {
    guard leftOut.isEmpty else { throw .unjudged(leftOut, minimum: minimum) }
    guard parts * minimum <= drawn * 100 else { throw .belowMinimum(share, minimum: minimum) }
  }
}

extension ReportDocument {
  /// Adds which views a run drew, if it noted that, or why that is not known.
  mutating func noteCoverage(of log: RunLog, package: URL) {
    if log.drawn.isEmpty { return }
    do {
      let table = try CoverageTable(log, package: package, hasRun: false)
      coverage = table
      facts.append(ReportFact("Coverage of views", table.sum))
    } catch {
      problems.append("The coverage of views is left out: \(error)")
    }
  }
}

extension PackageManifest {
  /// Why a manifest could not be read, as the end of a sentence.
  static func reason(_ error: any Error) -> String {
    switch error {
    case Fault.noSwift: "there is no `swift` in PATH"
    case Fault.refused(let result): result.reason
    default: "\(error)"
    }
  }
}
