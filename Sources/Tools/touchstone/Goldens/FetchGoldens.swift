import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone goldens fetch`.
struct FetchGoldens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Brings the pictures of goldens that are hashes to this machine.",
    discussion: """
      Pictures come from the store that the package names, and else from the commits that wrote their hashes: at most three of \
      them are built in a folder of their own, as by compare-snapshots, and drawn again. Each picture is verified by its hash. \
      Exits with status 1 if some are still missing.
      """)

  @Option(
    help: "Fetch only snapshots such as CardTests/dark; * matches any text.", transform: SnapshotPattern.init(argument:)
  )
  var only: [SnapshotPattern] = []
  @Flag(help: "Only ask the store: build no commit.")
  var noBuild = false
  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift test`.")
  var scratchPath: String?

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    if let fault = PackageSettings(ofPackage: folder).fault { throw GoldensError.settings(fault) }
    guard let goldens = HashedGoldens(ofPackage: folder) else { throw GoldensError.keepsFiles }
    let wanted = try GoldenRetrieval.lacking(in: goldens).filter(isMeant)
    let reader = try StoreReader(ofPackage: folder, environment: ProcessInfo.processInfo.environment)
    var retrieval = GoldenRetrieval(
      goldens, fetch: reader.map { reader in { _ = try reader.fetch($0, into: $1) } }, draw: drawing(of: folder))
    let lacking = retrieval.retrieve(wanted)
    for note in retrieval.notes { Console.complain(note.printable) }
    Console.line("\(retrieval.counts.fetched) fetched, \(retrieval.counts.drawn) drawn again, \(lacking.count) missing")
    for (place, _) in lacking { Console.line("  missing   \(place.golden)".printable) }
    if !lacking.isEmpty { throw ExitCode.failure }
  }

  private func isMeant(_ golden: GoldenRetrieval.Golden) -> Bool {
    let path = "\(golden.place.target)/\(golden.place.stem)/\(golden.place.fileName)"
    guard !only.isEmpty, let name = SnapshotFile.name(of: path) else { return only.isEmpty }
    return only.contains { $0.matches(SnapshotID(target: golden.place.target, description: name)) }
  }

  /// Returns what draws the snapshots of commits.
  private func drawing(of package: URL) -> (String, String?) throws -> URL {
    let scratch =
      scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      ?? package.appendingPathComponent(".build", isDirectory: true)
    let interruption = Interruption()
    return { commit, suite in
      if noBuild { throw NotBuilt(commit: String(commit.prefix(10))) }
      var drawing = BaseDrawing(package: package, scratch: scratch, interruption: interruption)
      drawing.filter = suite.map(TestFilter.suite)
      let lock = try FileLock.hold(drawing.home, interruption, orSay: "Waiting for another comparison of the package.")
      defer { withExtendedLifetime(lock) {} }
      return DrawnSnapshots.pictures(in: try drawing.snapshots(of: Revision(commit, of: package)).folder)
    }
  }

  /// Says which commit `--no-build` leaves out.
  private struct NotBuilt: Error, CustomStringConvertible {
    let commit: String
    var description: String { "The commit \(commit) was not built, because of --no-build." }
  }
}
