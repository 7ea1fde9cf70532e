package import Foundation

/// The goldens of a package that keeps what they show in manifests, and the pictures and texts themselves outside of Git.
///
/// One for all who read or write such goldens: tests, and the commands of the tool.
package struct HashedGoldens: Sendable {
  package let package: URL
  /// The pictures and texts that are on this machine.
  package let objects: ObjectStore
  private let store: GoldenStore

  /// The goldens of a package, whatever its settings say.
  package init(package: URL, environment: SnapshotEnvironment) {
    self.package = package
    objects = ObjectStore(ofPackage: package, environment: environment)
    store = GoldenStore(
      staging: RunFolder.parent(ofRunsIn: package, environment: environment)
        .appendingPathComponent("staging", isDirectory: true))
  }

  /// The goldens of a package; nil if its settings say that they are files.
  package init?(ofPackage package: URL, environment: SnapshotEnvironment = .process) {
    guard environment.snapshots == nil, PackageSettings(ofPackage: package).goldens == .hashes else { return nil }
    self.init(package: package, environment: environment)
  }

  // MARK: Reading

  /// Returns the manifest at a path from the package; an empty one if there is none.
  ///
  /// - Throws: ``ManifestFault``.
  package func manifest(at path: String) throws(ManifestFault) -> GoldenManifest {
    let url = package.appendingPathComponent(path, isDirectory: false)
    let version = FileVersion(of: url)
    if let version, let known = ManifestCache.shared[version] { return known }
    let data: Data?
    do throws(GoldenStoreError) {
      data = try store.read(url, within: package)
    } catch {
      throw .file(path, .read, error.fault)
    }
    guard let data else { return GoldenManifest() }
    do throws(GoldenManifest.UnknownHeader) {
      // Bytes that are no text are no lines either.
      let manifest = try GoldenManifest(text: String(decoding: data, as: UTF8.self))
      if let version, version == FileVersion(of: url) { ManifestCache.shared[version] = manifest }
      return manifest
    } catch {
      throw .header(path, line: error.line)
    }
  }

  /// Returns the entry of a golden; nil if there is none.
  ///
  /// - Throws: ``ManifestFault``, also if the golden has no line that counts.
  package func entry(of place: ManifestPlace) throws(ManifestFault) -> GoldenManifest.Entry? {
    let manifest = try manifest(at: place.manifest)
    if let entry = manifest.entries[place.fileName] { return entry }
    if let obstacle = manifest.unsettled[place.fileName] { throw .unsettled(place.manifest, obstacle) }
    // A line that cannot be read may have been its own.
    if !manifest.malformedLines.isEmpty { throw .malformed(place.manifest, lines: manifest.malformedLines) }
    if access(package.appendingPathComponent(place.golden).path, F_OK) == 0 { throw .isFile(place.golden) }
    return nil
  }

  /// The paths of all manifests from the package, sorted.
  package var manifests: [String] {
    let folder = ConfinedFolder(package)
    func names(_ path: String) -> [String] { ConfinedPath(path).flatMap { try? folder.names(in: $0) } ?? [] }
    return names("Snapshots").flatMap { target in
      names("Snapshots/\(target)").filter { $0.hasSuffix(".\(GoldenManifest.pathExtension)") && !$0.hasPrefix(".") }
        .map { "Snapshots/\(target)/\($0)" }
    }
  }

  /// The entries of a manifest, sorted, with their places.
  ///
  /// - Throws: ``ManifestFault``.
  package func goldens(
    of manifest: String
  ) throws(ManifestFault) -> [(place: ManifestPlace, entry: GoldenManifest.Entry)] {
    let folder = manifest.dropLast(GoldenManifest.pathExtension.count + 1)
    return try self.manifest(at: manifest).entries.values.sorted().compactMap { entry in
      ManifestPlace(golden: "\(folder)/\(entry.fileName)").map { ($0, entry) }
    }
  }

  // MARK: Writing

  /// Records a golden: keeps what it shows, and then says so in its manifest.
  ///
  /// - Parameter isAsked: Whether lines of other goldens that don't count are dropped: someone asked for a recording.
  /// - Returns: The entry; nil if the bytes are no file of the name's kind.
  /// - Throws: ``ManifestFault``.
  @discardableResult
  package func record(
    _ data: Data, at place: ManifestPlace, isAsked: Bool = true
  ) throws(ManifestFault) -> GoldenManifest.Entry? {
    guard let entry = GoldenManifest.Entry(fileName: place.fileName, data: data) else { return nil }
    do throws(ObjectFault) {
      try objects.write(data, at: entry.address)
    } catch {
      throw .object(error)
    }
    try update(place.manifest, isAsked: isAsked) { $0.set(entry) }
    return entry
  }

  /// Puts an entry in the place of a golden, or removes the golden if there is none.
  ///
  /// - Throws: ``ManifestFault``.
  package func set(_ entry: GoldenManifest.Entry?, at place: ManifestPlace) throws(ManifestFault) {
    try update(place.manifest, isAsked: true) { manifest in
      if let entry { manifest.set(entry) } else { manifest.remove(place.fileName) }
    }
  }

  /// Changes a manifest, while no other process does. A manifest without goldens is deleted.
  ///
  /// - Throws: ``ManifestFault``.
  package func update(
    _ path: String, isAsked: Bool, _ change: (inout GoldenManifest) -> Void
  ) throws(ManifestFault) {
    let url = package.appendingPathComponent(path, isDirectory: false)
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Manifests are replaced, so the lock is held on their folder.
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .file(path, .write, .system(errno)) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .file(path, .write, .system(errno)) }
    }
    var manifest = try manifest(at: path)
    if !isAsked {
      if manifest.hasConflicts { throw .unsettled(path, .conflict) }
      if !manifest.unsettled.isEmpty { throw .unsettled(path, .duplicate) }
      if !manifest.malformedLines.isEmpty { throw .malformed(path, lines: manifest.malformedLines) }
    }
    let (isThere, before) = (access(url.path, F_OK) == 0, manifest)
    change(&manifest)
    if isThere, manifest == before, manifest.isSound { return }
    do throws(GoldenStoreError) {
      if !manifest.entries.isEmpty {
        try store.write(Data(manifest.text.utf8), to: url, within: package)
      } else if isThere {
        try store.remove(url, within: package)
      }
    } catch {
      throw .file(path, .write, error.fault)
    }
  }
}
