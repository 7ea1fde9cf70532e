import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone affected`.
struct Affected: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says which snapshots a changed file may change.",
    usage: "touchstone affected PATH... [OPTIONS]",
    discussion: """
      For reviews and owners; not to leave tests out. It reads a run that noted what its snapshots are drawn from: \
      TOUCHSTONE_COVERAGE=1 swift test, or touchstone coverage. Where that does not tell, it says that any may change.
      """)

  @Argument(help: "Changed sources, pictures, colours, tables of texts and goldens.")
  var paths: [String]
  @Option(name: .customLong("run"), help: "A run folder. Default: the latest run of this package.")
  var runFolder: [String] = []
  @Option(help: "The folder of the package.")
  var package = "."
  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let options = RunOptions.of(runFolder, package: package)
    let log = try options.log()
    guard !log.drawn.isEmpty else { throw CoverageError.nothingNoted(hasRun: false) }
    let folder = options.packageFolder
    let manifest: PackageManifest
    do {
      manifest = try PackageManifest(package: folder)
    } catch {
      throw CoverageError.noManifest(folder.path, why: PackageManifest.reason(error))
    }
    let finder = AffectedSnapshots(CoverageSources(manifest, of: folder), log)
    let answers = paths.map { path in
      finder.answer(to: URL(fileURLWithPath: path).standardizedFileURL.path.relative(to: folder))
    }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      Console.json(String(decoding: try encoder.encode(answers), as: UTF8.self))
    } else {
      for line in answers.flatMap(\.lines) { Console.line(line.printable) }
    }
    try log.requireWhole()
  }
}
