package import Foundation
package import TouchstoneSnapshots

/// The goldens of a package, as files. Those that are hashes are listed by the places that their files would have.
package struct GoldenFolder: Hashable, Sendable {
  /// The package's folder.
  package let package: URL
  /// The goldens, sorted by path.
  package let files: [URL]
  /// Folders below which there may be more, which cannot be listed.
  package let closedFolders: [URL]
  /// What the goldens show that are hashes, by their places.
  package let hashes: [URL: GoldenManifest.Entry]
  /// What is wrong with manifests.
  package let manifestFaults: [ManifestFault]

  /// The name of the folder beside the goldens whose JSON files say who approved which of them.
  package static let approvals = "Approvals"
  /// The extensions of files with fonts, in small letters.
  package static let fontExtensions = ["ttf", "otf", "ttc", "otc"]

  /// Lists the files of `Snapshots/`, and those of the folders in `__Snapshots__` beside Swift files, without hidden files and
  /// Markdown, and without the font set, the settings, the approvals and folders that hold fonts. Other folders inside of `Tests`, such as packages and
  /// other data of tests, have files of their own.
  package init(package: URL) {
    self.package = package
    var closed: [URL] = []
    let folder = package.appendingPathComponent("Snapshots", isDirectory: true)
    let others = ["fonts.json", PackageSettings.fileName].map { folder.appendingPathComponent($0).standardizedFileURL }
    let approvals = folder.appendingPathComponent(Self.approvals, isDirectory: true).standardizedFileURL.path
    func isApproval(_ file: URL) -> Bool {
      file.pathExtension == "json" && file.deletingLastPathComponent().path == approvals
    }
    let found =
      Self.files(in: folder) { closed.append($0) }.filter { !others.contains($0) && !isApproval($0) }
      + Self.besideSources(
        Self.files(in: package.appendingPathComponent("Tests", isDirectory: true)) { closed.append($0) })
    let real = found.filter { file in
      !GoldenManifest.isPath(file.path.relative(to: package)) && !Self.isFollowedFolder(file, of: package)
    }
    closedFolders = closed
    (hashes, manifestFaults) = HashedGoldens(ofPackage: package).map(Self.survey) ?? ([:], [])
    files = hashes.isEmpty ? real : Set(real).union(hashes.keys).sorted { $0.path < $1.path }
  }

  /// Returns the goldens of all manifests, by the places that their files would have, and what is wrong with manifests.
  package static func survey(_ goldens: HashedGoldens) -> ([URL: GoldenManifest.Entry], [ManifestFault]) {
    var (hashes, faults): ([URL: GoldenManifest.Entry], [ManifestFault]) = ([:], [])
    for path in goldens.manifests {
      do throws(ManifestFault) {
        faults += try goldens.manifest(at: path).faults(path)
        for (place, entry) in try goldens.goldens(of: path) {
          hashes[goldens.package.appendingPathComponent(place.golden).standardizedFileURL] = entry
        }
      } catch {
        faults.append(error)
      }
    }
    return (hashes, faults)
  }

  /// Returns the bytes of a golden; nil if they cannot be read, or are not on this machine.
  package func read(_ golden: URL) -> Data? {
    guard let entry = hashes[golden] else { return try? GoldenLink(golden: golden, root: package).read() }
    return HashedGoldens(ofPackage: package).flatMap { try? $0.objects.read(entry.address) }
  }

  /// Returns why a golden is unfit to be one; nil if it is not, or its bytes are not on this machine.
  package func fault(of golden: URL) -> GoldenFault? {
    guard let entry = hashes[golden] else { return GoldenFault(of: golden, in: package) }
    guard let place = ManifestPlace(golden: golden.path.relative(to: package)),
      let file = HashedGoldens(ofPackage: package)?.objects, file.contains(entry.address), read(golden) == nil
    else { return nil }
    return .damaged("The object \(entry.address) of \(place.manifest) is not what its name says.")
  }

  /// Returns the files that are in a `__Snapshots__` with a Swift file beside it.
  private static func besideSources(_ files: [URL]) -> [URL] {
    let folders = Dictionary(grouping: files) { file -> URL? in
      let beside = file.pathComponents.lastIndex(of: GoldenLayout.besideTests.rawValue)
      guard let beside, beside < file.pathComponents.count - 2 else { return nil }
      return (beside..<file.pathComponents.count).reduce(file) { url, _ in url.deletingLastPathComponent() }
    }
    return folders.flatMap { folder, files -> [URL] in
      let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
      return names.contains { $0.hasSuffix(".swift") } ? files : []
    }
    .sorted { $0.path < $1.path }
  }

  /// Whether something is a link to a folder in which tests find goldens. Those of the package are listed in their place.
  private static func isFollowedFolder(_ link: URL, of package: URL) -> Bool {
    guard (try? link.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink == true,
      isFolder(link.resolvingSymlinksInPath())
    else { return false }
    // A golden lies as deep in a folder of goldens as its layout says.
    let parts = link.path.relative(to: package).split(separator: "/").map(String.init)
    let beside = parts.lastIndex(of: GoldenLayout.besideTests.rawValue)
    let depth = beside.map { $0 + 3 } ?? 4
    guard parts.count < depth else { return false }
    let golden = (parts.count..<depth).reduce(link) { path, _ in path.appendingPathComponent("golden") }
    return GoldenLink(golden: golden, root: package).isFollowed
  }

  /// The goldens that no test uses: those that a run in which every test finished did not use.
  ///
  /// Of any other run nothing is known about goldens that it did not ask for, and none is named. Nor is that of a source
  /// with tests that are not compiled here, which may ask for it elsewhere.
  package func unused(in log: RunLog, coverage: RunCoverage, hidden: [HiddenTests]) -> [URL] {
    guard coverage.isWhole else { return [] }
    let sources = Set(hidden.map { URL(fileURLWithPath: $0.file).deletingPathExtension().lastPathComponent })
    return UnusedGoldens(log: log, package: package).among(files)
      .filter { !sources.contains($0.deletingLastPathComponent().lastPathComponent) }
  }

  /// The folders with goldens of which a run says nothing, because no test that took a snapshot has its goldens there, such
  /// as those of a target that this system does not have. Empty if the run is not whole.
  package func unknownFolders(in log: RunLog, coverage: RunCoverage) -> [String] {
    coverage.isWhole ? UnusedGoldens(log: log, package: package).unknownHomes(among: files) : []
  }

  /// The tests of the package that conditions hide on this system.
  ///
  /// - Parameter scratchPath: The build folder; `nil` for SwiftPM's own.
  package func hiddenTests(scratchPath: String? = nil) -> [HiddenTests] {
    let build = scratchPath.map { URL(fileURLWithPath: $0) } ?? package.appendingPathComponent(".build")
    return HiddenTests.all(in: package, products: build.appendingPathComponent("debug"))
  }

  private static func files(
    in folder: URL, closed: @escaping (URL) -> Void
  ) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    ) { place, _ in
      if FileManager.default.fileExists(atPath: place.path) { closed(place.standardizedFileURL) }
      return true
    }
    var files: [URL] = []
    while let place = found?.nextObject() as? URL {
      if !isFolder(place) {
        files.append(place.standardizedFileURL)
      } else if PackageFolder.isPackage(place) {
        found?.skipDescendants()
      }
    }
    let fonts = files.filter { fontExtensions.contains($0.pathExtension.lowercased()) }
    // The licences of fonts lie beside them.
    let fontFolders = Set(fonts.map { $0.deletingLastPathComponent().path })
    return
      files
      .filter { file in
        !["md", "swift"].contains(file.pathExtension) && !fontFolders.contains(file.deletingLastPathComponent().path)
      }
      .sorted { $0.path < $1.path }
  }

  /// Pipes and links count as goldens: they are faulty ones.
  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}

extension GoldenFolder {
  /// Deletes a golden, without following links.
  ///
  /// - Throws: `FileFault`.
  package func remove(_ golden: URL) throws(FileFault) {
    if hashes[golden] != nil { return try removeEntry(golden) }
    guard let path = ConfinedPath(golden.standardizedFileURL.path.relative(to: package)) else {
      throw .system(EPERM)
    }
    try ConfinedFolder(package).remove(path)
  }

  private func removeEntry(_ golden: URL) throws(FileFault) {
    guard let goldens = HashedGoldens(ofPackage: package),
      let place = ManifestPlace(golden: golden.path.relative(to: package))
    else { throw .system(EPERM) }
    do throws(ManifestFault) {
      try goldens.set(nil, at: place)
    } catch {
      if case .file(_, _, let fault) = error { throw fault }
      throw .system(EINVAL)
    }
  }
}
