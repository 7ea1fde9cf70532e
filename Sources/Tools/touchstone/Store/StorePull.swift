import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneSnapshots

/// The command `touchstone store pull`.
struct StorePull: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pull",
    abstract: "Brings runs, or the pictures of goldens, from the store.",
    discussion:
      "With a folder, the runs of the commit go there, one folder for each shard. Without one, the pictures that the manifests of "
      + "goldens name go to .build/touchstone/store.")

  @Argument(help: "main, or pr/1234 for what belongs to a pull request.")
  var place: String
  @Argument(help: "The folder for the runs.")
  var folder: String?
  @Option(help: "The commit. Default: the one that is checked out.")
  var commit: String?
  @OptionGroup var options: StoreOptions

  func run() throws {
    let place = try StorePlace(place)
    let commit = try options.commit(commit)
    let reader = StoreReader(
      driver: try options.driver(), place: place, commit: commit, package: options.packageFolder)
    if let folder {
      try pullRuns(reader, to: URL(fileURLWithPath: folder, isDirectory: true))
    } else {
      try pullGoldens(reader)
    }
  }

  private func pullRuns(_ reader: StoreReader, to folder: URL) throws {
    let pulled = try reader.runs()
    guard let first = pulled.runs.first else {
      if !pulled.damage.isEmpty { throw StoreError.damaged(pulled.damage) }
      throw StoreError.noRuns(place: reader.place.description, commit: reader.commit.description)
    }
    var damage = pulled.damage
    for run in pulled.runs { damage += try reader.write(run, to: folder) }
    let count = first.end.count
    let missing = Set(1...count).subtracting(pulled.runs.map(\.end.number)).sorted()
    Console.line(
      "Pulled \(pulled.runs.count) of \(count) shards to \(folder.relativePath.shellWord)"
        + (missing.isEmpty ? "" : "; missing: \(missing.map(String.init).joined(separator: ", "))"))
    if !damage.isEmpty { throw StoreError.damaged(damage) }
  }

  private func pullGoldens(_ reader: StoreReader) throws {
    let store = ObjectStore(
      ofPackage: options.packageFolder, environment: .process)
    let manifests = try Manifests(inPackage: options.packageFolder)
    for fault in manifests.faults { Console.line(fault) }
    // One that is damaged is as good as missing.
    let wanted = manifests.goldens.keys.filter { store.verifiedFile($0) == nil }.sorted()
    if wanted.isEmpty { return Console.line("Nothing to pull: no picture is missing on this machine.") }
    let fetched = Set(try reader.fetch(wanted, into: store))
    Console.line("Pulled \(fetched.count) of \(wanted.count) pictures that this machine lacked")
    let missing = wanted.filter { !fetched.contains($0) }
    if missing.isEmpty { return }
    Console.line("Missing or damaged in the store. \(StoreError.drawing)")
    for line in manifests.list(missing) { Console.line(line) }
  }
}
