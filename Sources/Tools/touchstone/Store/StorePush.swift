import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneDiff
import TouchstoneImageIO
import TouchstoneSnapshots

/// The command `touchstone store push`.
///
/// Pictures come first, then the run that names them: a push that is cut off leaves pictures that nothing names, and the next one
/// goes on.
struct StorePush: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Brings the pictures of goldens, and runs, to the store.")

  @Argument(help: "Run folders, one for each shard. Without one, only the pictures of goldens are pushed.")
  var runs: [String] = []
  @Option(name: .customLong("to"), help: "main, or pr/1234 for what belongs to a pull request.")
  var place = "main"
  @Option(help: "The commit that the runs belong to. Default: the one that they say.")
  var commit: String?
  @OptionGroup var options: StoreOptions

  func run() throws {
    let place = try StorePlace(place)
    let driver = try options.driver()
    let package = options.packageFolder
    let named = try commit.map { text throws(StoreError) in try options.commit(text) }
    let runs = try runs.map { path throws(StoreError) in
      let folder = RunOptions.resolved(URL(fileURLWithPath: path, isDirectory: true))
      return (folder, try StoredRun(of: folder, commit: named, package: package))
    }
    let commit = try named ?? runs.first?.1.end.commit ?? options.commit(nil)
    let staging = try StagingFolder(package: package)
    let upload = StoreUpload(driver: driver, staging: staging, now: Date())

    let manifests = try Manifests(inPackage: package)
    for fault in manifests.faults { Console.line(fault) }
    let lacking = try lacking(manifests, place: place, commit: commit, driver: driver)
    if runs.isEmpty, !lacking.isEmpty, lacking.count == manifests.goldens.count {
      throw StoreError.noPictures(lacking.count, manifests.list(lacking))
    }
    var wanted = Set(manifests.goldens.keys.map(\.digest))
    for (_, run) in runs { wanted.formUnion(Digests.all(in: run.data)) }
    var files = try goldens(wanted, place: place, commit: commit, driver: driver)
    for (folder, run) in runs { files += Self.files(of: run, in: folder, place: place) }
    var known: Set<ConfinedPath> = []
    files.removeAll { !known.insert($0.path).inserted }
    var counts = try upload.send(files)

    let documents = try runs.map { _, run throws(StoreError) in
      guard let path = place.runs(of: run.end.commit).flatMap({ ConfinedPath($0.components + [run.name]) }) else {
        throw .badCommit(run.end.commit.description)
      }
      let file = try run.file()
      // Another version of libdeflate may compress it to other bytes.
      return StoreUpload.File(
        path: path, size: file.count, isIntact: { StoredRun.document($0, named: path.name) != nil }
      ) { () throws(StoreError) in file }
    }
    counts.add(try upload.send(documents))
    try upload.sendAgain(files)
    Console.line("Pushed to \(place) at commit \(commit.short): \(counts.words)")
    if !lacking.isEmpty {
      Console.line(StoreError.lacking(lacking.count))
      for line in manifests.list(lacking) { Console.line(line) }
    }
  }

  /// The pictures of goldens that are neither on this machine nor in the store.
  private func lacking(
    _ manifests: Manifests, place: StorePlace, commit: GitCommit, driver: any StoreDriver
  ) throws(StoreError) -> [ObjectAddress] {
    let store = ObjectStore(ofPackage: options.packageFolder, environment: .process)
    var lacking = manifests.goldens.keys.filter { !store.contains($0) }.sorted()
    for place in Set([StorePlace.main, place]) where !lacking.isEmpty {
      let paths = lacking.map { place.object($0.digest, pathExtension: $0.pathExtension, of: commit) }
      let there = try driver.found(paths.compactMap(\.self))
      lacking = zip(lacking, paths).filter { pair in pair.1.map { there[$0] == nil } ?? true }.map(\.0)
    }
    return lacking
  }

  /// The pictures of goldens that this machine has. To a pull request's place come those that main lacks.
  private func goldens(
    _ wanted: Set<String>, place: StorePlace, commit: GitCommit, driver: any StoreDriver
  ) throws(StoreError) -> [StoreUpload.File] {
    let store = ObjectStore(
      ofPackage: options.packageFolder, environment: .process)
    var addresses = store.addresses.filter { wanted.contains($0.digest) }
    if place != .main {
      let paths = addresses.map { StorePlace.main.object($0.digest, pathExtension: $0.pathExtension, of: commit) }
      let there = try driver.found(paths.compactMap(\.self))
      addresses = zip(addresses, paths).filter { pair in pair.1.map { there[$0] == nil } ?? false }.map(\.0)
    }
    return addresses.compactMap { address in
      guard let path = place.object(address.digest, pathExtension: address.pathExtension, of: commit),
        let size = ConfinedPath(address.path).flatMap({ ConfinedFolder(store.url).size(of: $0) })
      else { return nil }
      return StoreUpload.File(path: path, size: size, isIntact: { address.fault(of: $0) == nil }) {
        () throws(StoreError) in
        do throws(ObjectFault) {
          guard let data = try store.read(address) else { throw .file(address, .system(ENOENT)) }
          return data
        } catch {
          throw .file(store.url.path, why: error.text + ". Delete it, and record or run the tests again")
        }
      }
    }
  }

  /// The pictures that a run names, by their bytes.
  private static func files(of run: StoredRun, in folder: URL, place: StorePlace) -> [StoreUpload.File] {
    run.files.compactMap { file in
      guard let path = place.object(file.digest, pathExtension: file.pathExtension, of: run.end.commit),
        let source = ConfinedPath(file.path)
      else { return nil }
      return StoreUpload.File(path: path, size: file.size) { () throws(StoreError) in
        do throws(FileFault) {
          let data = try ConfinedFolder(folder).read(source)
          if data.sha256 == file.digest { return data }
        } catch {
          throw .file(folder.appendingPathComponent(file.path).path, why: error.reason)
        }
        throw .file(folder.appendingPathComponent(file.path).path, why: "it was changed while it was pushed")
      }
    }
  }
}

extension StoreUpload.Counts {
  mutating func add(_ other: Self) {
    sent += other.sent
    refreshed += other.refreshed
    kept += other.kept
  }

  /// `12 files sent, 3 written again, 40 there already`.
  var words: String {
    ["\(sent == 1 ? "1 file" : "\(sent.grouped) files") sent"].joined()
      + (refreshed > 0 ? ", \(refreshed.grouped) written again" : "") + ", \(kept.grouped) there already"
  }
}
