import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Converts the goldens of a package between files and hashes.
///
/// At each moment, every golden is complete in one of the two forms, and the settings name a form in which all are. To hashes: the
/// objects, the manifests, the settings, and then the files go. To files: the files, the settings, and then the manifests go. A
/// conversion that ends early is continued by the next one in the same direction.
struct GoldenConversion {
  let package: URL
  /// Called before each change of the disk. Tests end a conversion there.
  var willChange: () throws -> Void = {}

  private(set) var converted = 0
  /// The goldens whose file will be that of another golden that shows the same, as they were packed or drawn differently.
  private(set) var shared = 0
  /// The goldens that stay files, because of their places or extensions.
  private(set) var kept = 0
  private let goldens: HashedGoldens
  private let store: GoldenStore
  private var folder: ConfinedFolder { ConfinedFolder(package) }
  private static let staging = ConfinedPath(StagingFolder.parent)

  init(package: URL) {
    self.package = package
    goldens = HashedGoldens(package: package, environment: .process)
    store = GoldenStore(staging: package.appendingPathComponent(StagingFolder.parent, isDirectory: true))
  }

  /// Lines about what was done.
  func summary(_ form: ConvertGoldens.Form) -> [String] {
    let goldens = "\(converted) golden\(converted == 1 ? "" : "s")"
    let others =
      kept == 0
      ? [] : ["\(kept) stay files: they are in other folders than Snapshots/TARGET/FILE, or have no known extension"]
    switch form {
    case .files: return ["\(goldens) converted to files"]
    case .hashes:
      let same =
        shared == 0 ? [] : ["\(shared) show what another golden shows, and share its file from now on"]
      let advice =
        PackageSettings(ofPackage: package).store == nil
        ? [
          "The pictures are only on this machine. To share them, name a \"store\" in \(PackageSettings.path), and push them: "
            + "swift run touchstone store push"
        ] : []
      return ["\(goldens) converted to hashes"] + same + others + advice
    }
  }

  // MARK: To hashes

  mutating func convertToHashes() throws {
    let isHashed = try settings().goldens == .hashes
    let list = GoldenFolder(package: package)
    let files = list.files.filter { list.hashes[$0] == nil || access($0.path, F_OK) == 0 }
    let places = files.compactMap { file in
      ManifestPlace(golden: file.path.relative(to: package)).map { (place: $0, file: file) }
    }
    kept = files.count - places.count
    store.sweep()
    try requireSound()
    try requireFit(places.map(\.file))
    let entries = try addObjects(places, isHashed: isHashed)
    for (manifest, new) in Dictionary(grouping: entries, by: \.place.manifest).sorted(by: { $0.key < $1.key }) {
      try willChange()
      try reporting { () throws(ManifestFault) in
        try goldens.update(manifest, isAsked: true) { manifest in for item in new { manifest.set(item.entry) } }
      }
    }
    if !isHashed { try write(.hashes) }
    for (place, entry, bytes) in entries { try removeFile(place, entry, bytes) }
    converted = entries.count
  }

  /// Makes sure that every file can be a golden, before anything is changed.
  private func requireFit(_ files: [URL]) throws {
    let faults = files.compactMap { file in
      GoldenFault(of: file, in: package).map { (file.path.relative(to: package), $0.text) }
    }
    if !faults.isEmpty { throw GoldensError.faulty(Dictionary(faults) { first, _ in first }) }
  }

  private typealias Item = (place: ManifestPlace, entry: GoldenManifest.Entry, bytes: String)

  /// Puts what files show into the local store.
  private mutating func addObjects(_ places: [(place: ManifestPlace, file: URL)], isHashed: Bool) throws -> [Item] {
    var items: [Item] = []
    var faults: [String: String] = [:]
    var both: [String] = []
    for (place, file) in places {
      guard let data = try? GoldenLink(golden: file, root: package).read(),
        let entry = GoldenManifest.Entry(fileName: place.fileName, data: data)
      else {
        faults[place.golden] = "it cannot be decoded"
        continue
      }
      // Where files are the goldens, lines of an earlier conversion do not count.
      if isHashed, let other = try? goldens.entry(of: place), other.address != entry.address {
        both.append(place.golden)
      }
      items.append((place, entry, GoldenKind.digest(ofFile: data)))
    }
    if !faults.isEmpty { throw GoldensError.faulty(faults) }
    if !both.isEmpty { throw GoldensError.both(both) }
    for (place, entry, _) in items {
      let path = place.golden
      guard let data = try? GoldenLink(golden: package.appendingPathComponent(path), root: package).read() else {
        continue
      }
      try willChange()
      try reporting { () throws(ObjectFault) in try goldens.objects.write(data, at: entry.address) }
      if try object(entry, path) != data { shared += 1 }
    }
    return items
  }

  /// Removes a file if what it shows is in the manifest and in the store, and it is still the file that was read.
  private func removeFile(_ place: ManifestPlace, _ entry: GoldenManifest.Entry, _ bytes: String) throws {
    let file = package.appendingPathComponent(place.golden)
    guard let data = try? GoldenLink(golden: file, root: package).read(), GoldenKind.digest(ofFile: data) == bytes,
      try goldens.entry(of: place) == entry
    else { throw GoldensError.file(place.golden, why: "it was changed during the conversion. Convert again") }
    _ = try object(entry, place.golden)
    try willChange()
    try reporting { () throws(GoldenStoreError) in try store.remove(file, within: package) }
    // Other files may be in it.
    rmdir(file.deletingLastPathComponent().path)
  }

  // MARK: To files

  mutating func convertToFiles() throws {
    let isHashed = try settings().goldens == .hashes
    store.sweep()
    try requireSound()
    let manifests = try reporting { () throws(ManifestFault) in
      try goldens.allManifests().map { path throws(ManifestFault) in (path: path, read: try goldens.manifest(at: path))
      }
    }
    let strays = manifests.filter { $0.read.goldens(at: $0.path).count < $0.read.entries.count }
    if !strays.isEmpty {
      throw GoldensError.manifests(strays.map { "\($0.path) is in a folder that has no goldens. Move or delete it." })
    }
    let items = manifests.flatMap { $0.read.goldens(at: $0.path) }
    var lacking: [String] = []
    var both: [String] = []
    for (place, entry) in items {
      let file = try? GoldenLink(golden: package.appendingPathComponent(place.golden), root: package).read()
      if let file, entry.address.fault(of: file) != nil {
        // Where files are the goldens, lines of an earlier conversion do not count.
        if isHashed { both.append(place.golden) }
      } else if file == nil, !goldens.objects.contains(entry.address) || (try? object(entry, place.golden)) == nil {
        lacking.append(place.golden)
      }
    }
    if !both.isEmpty { throw GoldensError.both(both) }
    if !lacking.isEmpty { throw GoldensError.notHere(lacking) }
    for (place, entry) in items {
      let file = package.appendingPathComponent(place.golden)
      if (try? GoldenLink(golden: file, root: package).read()) != nil { continue }
      let data = try object(entry, place.golden)
      try willChange()
      try reporting { () throws(GoldenStoreError) in try store.write(data, to: file, within: package) }
    }
    if isHashed { try write(.kept) }
    for (path, read) in manifests {
      try willChange()
      try removeManifest(path, read)
    }
    converted = items.count
  }

  /// Removes a manifest, if it is still the one whose lines became files.
  private func removeManifest(_ path: String, _ read: GoldenManifest) throws {
    var isSame = false
    try reporting { () throws(ManifestFault) in
      try goldens.update(path, isAsked: false) { manifest in
        isSame = manifest == read
        if isSame { manifest = GoldenManifest() }
      }
    }
    if !isSame { throw GoldensError.file(path, why: "it was changed during the conversion. Convert again") }
  }

  // MARK: What both need

  private func settings() throws -> PackageSettings {
    let settings = PackageSettings(ofPackage: package)
    if let fault = settings.fault { throw GoldensError.settings(fault) }
    if settings.goldens == .none { throw GoldensError.noGoldens }
    return settings
  }

  /// Makes sure that each line of the manifests counts.
  private func requireSound() throws {
    var faults: [String] = []
    for path in goldens.manifests {
      do throws(ManifestFault) {
        faults += try goldens.manifest(at: path).faults(path).map(\.text)
      } catch {
        faults.append(error.text)
      }
    }
    if !faults.isEmpty { throw GoldensError.manifests(faults) }
  }

  /// Returns the verified bytes of a golden.
  private func object(_ entry: GoldenManifest.Entry, _ golden: String) throws -> Data {
    let data = try reporting { () throws(ObjectFault) in try goldens.objects.read(entry.address) }
    guard let data else { throw GoldensError.notHere([golden]) }
    return data
  }

  private func write(_ form: PackageSettings.Goldens) throws {
    guard let path = ConfinedPath(PackageSettings.path) else { return }
    let old = try? folder.read(path)
    let new = PackageSettings.json(goldens: form, in: old)
    try willChange()
    try reporting { () throws(FileFault) in
      // Beside the settings, a killed process would leave a file for Git.
      if let new { try folder.write(new, to: path, staging: Self.staging) } else { try folder.remove(path) }
    }
  }

  /// Puts errors of files into words.
  private func reporting<Result, Fault: Error>(_ body: () throws(Fault) -> Result) throws(GoldensError) -> Result {
    do throws(Fault) {
      return try body()
    } catch {
      switch error {
      case let error as ManifestFault: throw .file(error.path, why: error.text)
      case let error as ObjectFault: throw .file("\(ObjectStore.name)", why: error.text)
      case let error as GoldenStoreError: throw .file(error.path.relative(to: package), why: error.reason)
      case let error as FileFault: throw .file(PackageSettings.path, why: error.reason)
      default: throw .file(package.path, why: "\(error)")
      }
    }
  }
}
