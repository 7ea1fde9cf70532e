import Foundation
import TouchstoneImageIO
import TouchstoneSnapshots

/// Reads what others wrote to a store, and verifies it.
struct StoreReader {
  let driver: any StoreDriver
  let place: StorePlace
  let commit: GitCommit
  /// The folder of the package, below which files are staged.
  let package: URL

  /// A reader for the failures and reviews of a package; nil if it names no store.
  ///
  /// Pictures are looked for in main, and in the place of the pull request.
  ///
  /// - Throws: ``StoreError/badAddress(_:)``, ``StoreError/badSettings(_:)``.
  init?(ofPackage package: URL, place: StorePlace = .main, environment: [String: String]) throws(StoreError) {
    let settings = PackageSettings(ofPackage: package)
    if let fault = settings.fault { throw .badSettings(fault) }
    let address = try StoreOptions.address(
      option: nil, variable: environment["TOUCHSTONE_STORE"], setting: settings.store)
    guard let address, let commit = GitCommit(checkedOutAt: package) else { return nil }
    self.init(
      driver: address.driver(package: package, environment: environment), place: place, commit: commit, package: package
    )
  }

  init(driver: any StoreDriver, place: StorePlace, commit: GitCommit, package: URL) {
    (self.driver, self.place, self.commit, self.package) = (driver, place, commit, package)
  }

  /// Fetches pictures of goldens into the store of this machine. Each is verified by what it shows.
  ///
  /// - Returns: Those that are there now. Others are missing in the store, or damaged, which is the same.
  /// - Throws: ``StoreError``, if the store cannot be reached.
  func fetch(_ addresses: [ObjectAddress], into store: ObjectStore) throws(StoreError) -> [ObjectAddress] {
    var missing = addresses
    var fetched: [ObjectAddress] = []
    for place in Set([StorePlace.main, place]).sorted(by: { "\($0)" < "\($1)" }) {
      var left: [ObjectAddress] = []
      for batch in missing.batches(of: 500).map(Array.init) {
        let new = try fetchBatch(batch, of: place, into: store)
        fetched += new
        left += batch.filter { !new.contains($0) }
      }
      missing = left
    }
    return fetched
  }

  private func fetchBatch(
    _ addresses: [ObjectAddress], of place: StorePlace, into store: ObjectStore
  ) throws(StoreError) -> [ObjectAddress] {
    let staging = try StagingFolder(package: package)
    let paths = addresses.map { place.object($0.digest, pathExtension: $0.pathExtension, of: commit) }
    try driver.fetch(paths.compactMap(\.self), to: staging.url)
    return zip(addresses, paths).compactMap { address, path in
      // Writing verifies.
      guard let data = path.flatMap({ staging.read($0) }),
        (try? store.write(data, at: address, isFlushed: false)) != nil
      else {
        return nil
      }
      return address
    }
  }

  /// The runs of the commit.
  ///
  /// - Returns: One run of each shard, that which began last, of the number of shards that the last run of all has; and sentences
  ///   about documents that are damaged.
  func runs() throws(StoreError) -> (runs: [StoredRun], damage: [String]) {
    guard let folder = place.runs(of: commit) else { return ([], []) }
    let files = try driver.files(below: folder).filter {
      $0.path.components.count == folder.components.count + 1 && StoredRun.Name($0.path.name) != nil
    }
    let staging = try StagingFolder(package: package)
    try driver.fetch(files.filter { $0.size <= StoredRun.limit }.map(\.path), to: staging.url)
    var runs: [StoredRun] = []
    var damage: [String] = []
    for file in files {
      let data = staging.read(file.path)
      if let run = data.flatMap({ StoredRun($0, named: file.path.name, commit: commit) }) {
        runs.append(run)
      } else {
        damage.append("\(file.path): it is not the run that its name promises")
      }
    }
    return (Self.latest(runs), damage)
  }

  /// The latest run of each shard.
  static func latest(_ runs: [StoredRun]) -> [StoredRun] {
    func isLater(_ a: StoredRun, _ b: StoredRun) -> Bool { (a.end.started, a.name) < (b.end.started, b.name) }
    guard let count = runs.max(by: isLater)?.end.count else { return [] }
    let shards = Dictionary(grouping: runs.filter { $0.end.count == count }, by: \.end.number)
    return shards.values.compactMap { $0.max(by: isLater) }.sorted { $0.end.number < $1.end.number }
  }

  /// Writes a run to a folder below another one, with the files that it names.
  ///
  /// - Returns: Sentences about files that are missing or damaged.
  func write(_ run: StoredRun, to parent: URL) throws(StoreError) -> [String] {
    let folder = RunFolder(run: "\(run.end.number)-of-\(run.end.count)", parent: parent)
    if FolderMark.isThere(folder.url) { try? FileManager.default.removeItem(at: folder.url) }
    // A folder with a user's other files stays as it is.
    if access(folder.url.path, F_OK) == 0 { throw .otherFolder(folder.url.relativePath) }
    var damage: [String] = []
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    do throws(FileFault) {
      try folder.make()
      let target = ConfinedFolder(folder.url)
      for batch in run.files.batches(of: 500) {
        let staging: StagingFolder
        do throws(StoreError) {
          staging = try StagingFolder(package: package)
          try driver.fetch(Array(Set(batch.compactMap { path(of: $0) })), to: staging.url)
        } catch {
          damage.append(error.description)
          return damage
        }
        for file in batch {
          guard let source = path(of: file), let path = ConfinedPath(file.path), let data = staging.read(source),
            data.count == file.size, data.sha256 == file.digest
          else {
            damage.append("shard \(run.end.number): \(file.path) is missing or damaged")
            continue
          }
          try target.write(data, to: path)
        }
      }
      // Last: a folder without logs is no run.
      for (name, data) in run.logs {
        if let path = ConfinedPath(["log", name]) { try target.write(data, to: path) }
      }
    } catch {
      throw .file(folder.url.path, why: error.reason)
    }
    return damage
  }

  private func path(of file: StoredRun.File) -> ConfinedPath? {
    place.object(file.digest, pathExtension: file.pathExtension, of: commit)
  }
}
