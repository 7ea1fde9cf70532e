import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneSnapshots

/// The command `touchstone mutate`.
struct Mutate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds out which small changes of the views the goldens notice.",
    usage: "touchstone mutate [OPTIONS]",
    discussion: """
      Runs the tests. Of each picture that matches its golden, mutants are drawn: one small change each, such as a hidden view, \
      4 points of padding, another colour or a text cut short. Each is compared with the golden as the assertion does. What \
      no assertion notices is listed, with a picture. Nothing is compiled again, and nothing is recorded. Exits with \
      status 1 if tests fail, or the score is below --minimum.
      """)

  @Option(help: "Run only tests whose name matches, as `swift test --filter` does.")
  var filter: [String] = []
  @Option(help: "The greatest number of mutants of each snapshot.")
  var perSnapshot = 10
  @Option(help: "Fail if less than this share of the mutants is noticed, in percent.")
  var minimum: Int?
  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift test`.")
  var scratchPath: String?

  func validate() throws {
    try requireFilters(filter)
    if perSnapshot < 1 { throw ValidationError("--per-snapshot \(perSnapshot) makes no mutants: pass at least 1.") }
    try requirePercentage(minimum)
  }

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL
    if PackageSettings(ofPackage: folder).goldens == .none { throw MutationError.noGoldens }
    var run = TestRun(package: folder, run: TestRun.newIdentifier())
    run.arguments = TestRun.arguments(filter: filter, scratchPath: scratchPath)
    run.environment = Self.environment
    try run.folder.make()
    try MutationOrder(perSnapshot: perSnapshot).write(in: run.folder)
    Console.line("Running the tests with mutants of their pictures; nothing is recorded.")
    let interruption = Interruption()
    let code = try run.perform(interruption: interruption) {}
    if interruption.hasCome { throw MutationError.interrupted }
    let output = run.output()
    let summary = MutationSummary(try Self.snapshots(in: run.folder))
    if summary.mutants.isEmpty, summary.unmutated.isEmpty {
      throw code == 0 ? MutationError.nothing : .didNotRun(code: code, excerpt: output.excerpt)
    }
    let page = run.folder.url.appendingPathComponent("mutants.md")
    try Data(summary.markdown.utf8).write(to: page)
    Console.line("\n\(summary.text)\nPictures: \(page.path.relative(to: folder))")
    if code != 0 { throw MutationError.testsFailed(output: run.outputFile.path.relative(to: folder)) }
    if let minimum { try summary.require(minimum) }
  }

  /// What the tests get: nothing is recorded or left out, whatever the user's environment asks.
  static let environment = ["TOUCHSTONE_RECORD": "never", "TOUCHSTONE_COVERAGE": ""].merging(TestRun.plain) { $1 }

  /// Returns the snapshots of a run with what became of their mutants.
  ///
  /// - Throws: ``MutationError/damaged(_:why:)``.
  static func snapshots(in run: RunFolder) throws(MutationError) -> [MutatedSnapshot] {
    let folder = run.url.appendingPathComponent(MutationOrder.folderName, isDirectory: true)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var snapshots: [MutatedSnapshot] = []
    for file in files.filter({ $0.hasSuffix(".json") }).sorted() {
      let path = folder.appendingPathComponent(file).path
      do {
        let data = try RegularFile.read(path, links: .refuse, limit: 1 << 24)
        snapshots.append(try JSONDecoder().decode(MutatedSnapshot.self, from: data))
      } catch {
        throw .damaged(path, why: (error as? FileFault)?.reason ?? "a test process did not write all of it")
      }
    }
    return snapshots
  }
}
