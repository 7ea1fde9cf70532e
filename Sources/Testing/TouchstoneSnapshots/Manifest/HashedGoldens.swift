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

  /// The goldens of a package; nil if its settings say that they are files, or they are in a folder elsewhere, as those of
  /// another revision.
  package init?(ofPackage package: URL, environment: SnapshotEnvironment = .process) {
    guard environment.usesSnapshots(of: package), PackageSettings(ofPackage: package).goldens == .hashes else {
      return nil
    }
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

  /// The paths of all manifests from the package, sorted. Folders that cannot be listed are passed over.
  package var manifests: [String] { survey().manifests }

  /// Returns the paths of all manifests from the package, sorted.
  ///
  /// - Throws: ``ManifestFault``, if a folder that may have some cannot be listed.
  package func allManifests() throws(ManifestFault) -> [String] {
    let survey = survey()
    if let fault = survey.fault { throw fault }
    return survey.manifests
  }

  private func survey() -> (manifests: [String], fault: ManifestFault?) {
    let folder = ConfinedFolder(package)
    var firstFault: ManifestFault?
    func names(_ path: String) -> [String] {
      guard let confined = ConfinedPath(path) else { return [] }
      do throws(FileFault) {
        return try folder.names(in: confined)
      } catch {
        // Files are beside the folders of targets. Links to folders are not followed, and may hide manifests.
        var status = stat()
        let url = package.appendingPathComponent(path)
        let isFolder = stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        if isFolder { firstFault = firstFault ?? .file(path, .read, error) }
        return []
      }
    }
    let manifests = names("Snapshots").flatMap { target in
      names("Snapshots/\(target)").map { "Snapshots/\(target)/\($0)" }.filter(GoldenManifest.isPath)
    }
    return (manifests, firstFault)
  }

  /// The entries of a manifest, sorted, with their places.
  ///
  /// - Throws: ``ManifestFault``.
  package func goldens(
    of manifest: String
  ) throws(ManifestFault) -> [(place: ManifestPlace, entry: GoldenManifest.Entry)] {
    try self.manifest(at: manifest).goldens(at: manifest)
  }

  // MARK: Writing

  /// Records a golden: keeps what it shows, and then says so in its manifest.
  ///
  /// - Parameters:
  ///   - isAsked: Whether lines of other goldens that don't count are dropped: someone asked for a recording.
  ///   - settles: Whether lines of this golden that don't count are dropped, if all others count.
  /// - Returns: The entry; nil if the bytes are no file of the name's kind.
  /// - Throws: ``ManifestFault``.
  @discardableResult
  package func record(
    _ data: Data, at place: ManifestPlace, isAsked: Bool = true, settles: Bool = false
  ) throws(ManifestFault) -> GoldenManifest.Entry? {
    guard let entry = GoldenManifest.Entry(fileName: place.fileName, data: data) else { return nil }
    do throws(ObjectFault) {
      try objects.write(data, at: entry.address)
    } catch {
      throw .object(error)
    }
    try update(place.manifest, isAsked: isAsked, settling: settles ? place.fileName : nil) { $0.set(entry) }
    return entry
  }

  /// Puts an entry in the place of a golden, or removes the golden if there is none.
  ///
  /// - Throws: ``ManifestFault``, also if lines of other goldens don't count: they would be lost.
  package func set(_ entry: GoldenManifest.Entry?, at place: ManifestPlace) throws(ManifestFault) {
    try update(place.manifest, isAsked: false, settling: place.fileName) { manifest in
      if let entry { manifest.set(entry) } else { manifest.remove(place.fileName) }
    }
  }

  /// Changes a manifest, while no other process does. A manifest without goldens is deleted.
  ///
  /// - Parameters:
  ///   - isAsked: Whether lines that don't count are dropped.
  ///   - name: The file name of the one golden whose lines are dropped if they don't count, unless all are.
  /// - Throws: ``ManifestFault``.
  package func update(
    _ path: String, isAsked: Bool, settling name: String? = nil, _ change: (inout GoldenManifest) -> Void
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
      let others = manifest.unsettled.filter { $0.key != name }
      let isOwn = name.map { manifest.unsettled[$0] == .conflict } ?? false
      if manifest.hasConflicts, !isOwn || others.values.contains(.conflict) { throw .unsettled(path, .conflict) }
      if !others.isEmpty { throw .unsettled(path, .duplicate) }
      if !manifest.malformedLines.isEmpty { throw .malformed(path, lines: manifest.malformedLines) }
    }
    let (isThere, before) = (access(url.path, F_OK) == 0, manifest)
    change(&manifest)
    if isThere, manifest == before, manifest.isSound, !manifest.entries.isEmpty { return }
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
