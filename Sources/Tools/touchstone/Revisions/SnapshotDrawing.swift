import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Runs the tests of one of two revisions, and says whether their log tells of every snapshot.
struct SnapshotDrawing {
  let package: URL
  /// The build folder.
  let scratch: URL
  /// What the revision is called in messages.
  let side: String
  let interruption: Interruption
  /// What is missing in the clone.
  var missing: [String] = []
  /// The tests that alone run, as an expression for `swift test --filter`; nil for all.
  var filter: String?
  /// The variables with which all views are drawn differently: see ``Variation``.
  var variation: [String: String] = [:]

  /// The folder of the runs that compare, in the package.
  static let runs = ".build/touchstone/compared"

  /// Has the snapshots written to a folder, which is empty.
  ///
  /// - Parameter isOld: Whether the package's Touchstone may be older than this tool.
  /// - Returns: The tests that failed.
  func draw(into folder: URL, isOld: Bool) throws(ComparisonError) -> [TestFailure] {
    var run = run(
      named: DrawnSnapshots.run, record: isOld ? "all" : SnapshotEnvironment.allForBase,
      pictures: DrawnSnapshots.pictures(in: folder), base: "base")
    run.place = folder
    run.setsEnvironment = isOld
    let (log, failures) = try perform(run)
    if !isOld { try Self.requireCurrent(log) }
    return failures
  }

  /// Has the snapshots compared with those in a folder.
  ///
  /// - Parameter base: What the other revision is called.
  func compare(
    with pictures: URL, of base: String
  ) throws(ComparisonError) -> (run: TestRun, log: RunLog, failures: [TestFailure]) {
    var run = run(named: TestRun.newIdentifier(), record: "never", pictures: pictures, base: base)
    run.parent = Self.runs
    let (log, failures) = try perform(run)
    try Self.requireCurrent(log)
    return (run, log, failures)
  }

  /// - Throws: ``ComparisonError/tooOld(version:)`` if the tests are of a version that does not know `TOUCHSTONE_BASE`: they compare
  ///   with the folder as with goldens, by other names.
  private static func requireCurrent(_ log: RunLog) throws(ComparisonError) {
    for version in log.headers.map(\.tool)
    where version != TouchstoneVersion.current && version.compare("0.3.0", options: .numeric) == .orderedAscending {
      throw .tooOld(version: version)
    }
  }

  private func run(named name: String, record: String, pictures: URL, base: String) -> TestRun {
    var run = TestRun(package: package, run: name)
    run.arguments = ["--scratch-path", scratch.path] + (filter.map { ["--filter", $0] } ?? [])
    run.environment = Self.environment([
      "TOUCHSTONE_RECORD": record, "TOUCHSTONE_SNAPSHOTS": pictures.path, "TOUCHSTONE_BASE": base,
    ]).merging(variation) { $1 }
    return run
  }

  /// Returns variables for tests that do nothing else that the user's environment may ask of them.
  static func environment(_ variables: [String: String]) -> [String: String] {
    let names = ["TOUCHSTONE_SNAPSHOTS", "TOUCHSTONE_BASE", "TOUCHSTONE_ARTIFACTS", "SNAPSHOT_ARTIFACTS"]
    return names.reduce(into: TestRun.plain) { $0[$1] = "" }.merging(variables) { $1 }
  }

  /// Performs a run to its end.
  ///
  /// - Returns: Its log, and the tests that failed.
  func perform(_ run: TestRun) throws(ComparisonError) -> (log: RunLog, failures: [TestFailure]) {
    let display = RecordingDisplay(heading: "Running the tests of \(side).", isVerbose: false)
    var watch = RecordingWatch(folder: run.folder, outputFile: run.outputFile, expected: 0)
    let code: Int32
    display.begin()
    do {
      code = try run.perform(interruption: interruption) {
        watch.look()
        display.show(watch)
      }
    } catch {
      display.end()
      throw .notWritten(run.folder.url.path, why: (error as? FileFault)?.reason ?? error.localizedDescription)
    }
    display.end()
    if interruption.hasCome { throw .interrupted }
    let output = run.output()
    guard output.isBuilt else {
      let text = (try? String(contentsOf: run.outputFile, encoding: .utf8)) ?? ""
      throw .notBuilt(
        side: side, CompilerMessage.all(in: text, package: package), excerpt: output.excerpt, missing: missing)
    }
    let log: RunLog
    do { log = try run.log() } catch { throw .damaged(side: side, ["\(error)"]) }
    return (log, try failures(of: run, code: code, log: log, output: output))
  }

  /// The tests that failed.
  ///
  /// - Throws: ``ComparisonError`` if the log may lack snapshots that the tests took.
  private func failures(
    of run: TestRun, code: Int32, log: RunLog, output: TestOutput
  ) throws(ComparisonError) -> [TestFailure] {
    if !log.damage.isEmpty { throw .damaged(side: side, log.damage) }
    if !log.unfinished.isEmpty { throw .crashed(side: side, excerpt: output.excerpt) }
    // A process that crashes before its first snapshot has no log.
    if output.hasCrashed { throw .crashed(side: side, excerpt: output.excerpt) }
    let failures = run.failures()
    let isComparison = run.environment["TOUCHSTONE_BASE"]?.isEmpty == false
    let hasFailed = log.snapshots.contains {
      $0.result.verdict == .failed && !(isComparison && SnapshotComparison.isDifference($0.result))
    }
    if code != 0, failures.isEmpty, !hasFailed {
      throw .ended(side: side, code: code, excerpt: output.excerpt)
    }
    return failures
  }
}
