import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone show`.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows failed snapshots of a run, and draws those again whose pictures the run did not keep.",
    discussion: """
      Of failures with the same cause, a run keeps the pictures of a few. This command runs the tests of the others again, in a \
      run of its own below .build/touchstone/shown, and keeps their pictures there. Nothing is recorded, and the run that \
      failed stays as it is. Exits with status 1 if something else is drawn now.
      """)

  @Argument(
    help: "Snapshots such as CardTests/dark; * matches any text.", transform: SnapshotPattern.init(argument:))
  var names: [SnapshotPattern]
  @Option(name: .customLong("run"), help: "The run's folder. Default: the latest run of this package.")
  var runPath: String?
  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift test`.")
  var scratchPath: String?

  func run() throws {
    let runs = RunOptions.of(runPath.map { [$0] } ?? [], package: package)
    let log = try runs.log()
    try log.requireWhole()
    let wanted = log.snapshots.filter { $0.result.verdict == .failed && $0.matches(anyOf: names) }
    if wanted.isEmpty { throw ToolError.noneFailed(names.map(\.description)) }
    let lacking = wanted.filter(\.result.isUnkept)
    let drawn = lacking.isEmpty ? [:] : try draw(lacking.map(\.result), of: runs.packageFolder)
    let shown = wanted.map { $0.result.isUnkept ? drawn[$0.result.golden] ?? $0 : $0 }
    for snapshot in shown { list(snapshot, package: runs.packageFolder) }
    if shown.count == 1, let file = shown[0].artefact(shown[0].result.artefacts?.actual) {
      InlinePicture.show(file.url)
    }
    let others = lacking.filter { $0.result.unkeptDigest != drawn[$0.result.golden].flatMap(Self.digest) }
    if let first = others.first {
      Console.line(
        "\(others.count == 1 ? "1 snapshot shows" : "\(others.count) snapshots show") something else than in the run, such "
          + "as \(first.result.id.printable): its test has not run, or sources have changed since. Run the tests again: swift test"
      )
      throw ExitCode.failure
    }
  }

  /// Runs the tests of snapshots, and keeps the pictures of their failures.
  ///
  /// - Returns: What was drawn, by the goldens' paths.
  private func draw(_ results: [SnapshotResult], of package: URL) throws -> [String: RunLog.Snapshot] {
    var test = TestRun(package: package, run: TestRun.newIdentifier())
    test.parent = ".build/touchstone/shown"
    let filters = Set(results.map(Self.filter)).sorted()
    test.arguments = TestRun.arguments(filter: filters, scratchPath: scratchPath)
    let selection = RecordSelection(try results.map { try SnapshotPattern(exactly: $0.id) })
    test.environment = [
      "TOUCHSTONE_RECORD": "never", "TOUCHSTONE_PICTURES": try test.file(of: selection), "TOUCHSTONE_ARTIFACTS": "",
    ].merging(TestRun.plain) { $1 }
    Console.line(
      results.count == 1 ? "Drawing 1 snapshot again …" : "Drawing \(results.count) snapshots again …")
    _ = try test.perform(interruption: Interruption()) {}
    let output = test.output()
    if !output.isBuilt { throw RecordError.didNotRun(code: 1, excerpt: output.excerpt) }
    let names = Set(results.map(\.golden))
    return Dictionary(
      try test.log().snapshots.filter { names.contains($0.result.golden) }.map { ($0.result.golden, $0) }
    ) { first, _ in first }
  }

  /// A regular expression for `swift test` that matches the test of a snapshot: ``^CardTests\.(.*[./])?`?dark`?(\(|$)``.
  static func filter(of result: SnapshotResult) -> String {
    let name = result.test.firstIndex(of: "(").map { String(result.test[..<$0]) } ?? result.test
    // The module of the target `my-tests` is `my_tests`.
    let module = result.target.replacing("-", with: "_")
    return "^\(NSRegularExpression.escapedPattern(for: module))\\."
      + "(.*[./])?`?\(NSRegularExpression.escapedPattern(for: name))`?(\\(|$)"
  }

  private static func digest(of snapshot: RunLog.Snapshot) -> String? {
    guard let data = try? snapshot.artefact(snapshot.result.artefacts?.actual)?.read() else { return nil }
    return GoldenKind(pathExtension: snapshot.result.format)?.digest(of: data)
  }

  /// Prints a snapshot's edits, and where its pictures are.
  private func list(_ snapshot: RunLog.Snapshot, package: URL) {
    let result = snapshot.result
    Console.line(result.id.printable)
    for edit in (result.edits ?? []).filter({ !$0.isConsequence }).prefix(4) {
      Console.line("  \(edit.words)\(edit.view.owner.map { " in \($0)" } ?? "")".printable)
    }
    let files = result.artefacts ?? SnapshotArtefacts()
    for (name, path) in [("golden", files.reference), ("now", files.actual), ("difference", files.difference)] {
      guard let file = snapshot.artefact(path) else { continue }
      Console.line("  \(name): \(file.url.standardizedFileURL.path.relative(to: package))".printable)
    }
  }
}
