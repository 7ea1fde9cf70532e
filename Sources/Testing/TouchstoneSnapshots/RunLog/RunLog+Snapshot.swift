package import Foundation
import TouchstoneImageIO

extension RunLog {
  /// An assertion, and the folders that its files lie in.
  package struct Snapshot: Hashable, Sendable {
    package var result: SnapshotResult
    /// The folder of the run that it comes from: artefacts lie there.
    package var runFolder: ConfinedFolder
    /// The package's folder: goldens lie there.
    package var packageFolder: ConfinedFolder
    /// Whether its process was asked for a part of the tests, or of their snapshots.
    package var isPartial: Bool
    /// The process that made the assertion; 0 if none did.
    package var process: Int32

    package init(
      result: SnapshotResult, runFolder: URL, packageFolder: URL, isPartial: Bool = false, process: Int32 = 0
    ) {
      self.result = result
      self.runFolder = ConfinedFolder(runFolder)
      self.packageFolder = ConfinedFolder(packageFolder)
      self.isPartial = isPartial
      self.process = process
    }
  }
}

extension RunLog.Snapshot {
  /// A snapshot apart from its scale, which one that was not taken does not know.
  struct Place: Hashable {
    let target, id, format: String
  }

  var place: Place { Place(target: result.target, id: result.id, format: result.format) }

  /// A file that the run left. Nil if the log has none, or one outside of the run's folder.
  package func artefact(_ path: String?) -> ConfinedFile? {
    path.flatMap { ConfinedPath($0) }.map { ConfinedFile($0, in: runFolder) }
  }

  /// The golden's place in the package. Nil if it lies outside, or where no golden can lie.
  package var goldenPlace: ConfinedFile? {
    GoldenPlace.shownPath(of: result).map { ConfinedFile($0, in: packageFolder) }
  }

  /// The golden, to read on this machine: in its place, or in the local store of a package that keeps hashes.
  package var golden: ConfinedFile? { GoldenPlace.shownPath(of: result).map(file) }

  /// The golden, for a page that may be given to others.
  package var publishedGolden: ConfinedFile? { GoldenPlace.publishedPath(of: result).map(file) }

  /// The golden's entry in a manifest; nil if it has none, or is a file.
  package var entry: GoldenManifest.Entry? { GoldenPlace.shownPath(of: result).flatMap(hashed)?.entry }

  private func file(of path: ConfinedPath) -> ConfinedFile {
    let file = ConfinedFile(path, in: packageFolder)
    guard let (goldens, entry) = hashed(path) else { return file }
    return goldens.objects.verifiedFile(entry.address) ?? copy(of: entry) ?? file
  }

  /// The run's copy of the golden, if it is what the manifest names.
  private func copy(of entry: GoldenManifest.Entry) -> ConfinedFile? {
    guard let copy = artefact(result.artefacts?.reference), let data = try? copy.read() else { return nil }
    return entry.address.fault(of: data) == nil ? copy : nil
  }

  private func hashed(_ path: ConfinedPath) -> (goldens: HashedGoldens, entry: GoldenManifest.Entry)? {
    guard let place = ManifestPlace(golden: path.description),
      let goldens = HashedGoldens(ofPackage: packageFolder.url), let entry = try? goldens.entry(of: place)
    else { return nil }
    return (goldens, entry)
  }

  /// Whether the run compared with these bytes, or had no golden if there are none: its digest and its copy of the
  /// golden, as far as it has them, agree with them.
  package func hasCompared(with golden: Data?) -> Bool {
    if let contents = result.goldenContents {
      let now = entry?.address ?? golden.flatMap { ObjectAddress(of: $0, pathExtension: Self.kind(of: result)) }
      return now?.digest == contents
    }
    let copy = result.artefacts?.reference
    guard result.goldenDigest != nil || copy != nil else { return golden == nil }
    guard let golden else { return false }
    let digest = golden.sha256
    if let seen = result.goldenDigest, seen != digest { return false }
    return copy == nil || (try? artefact(copy)?.read()) == golden
  }

  /// The last part of the golden's extension, which manifests have.
  private static func kind(of result: SnapshotResult) -> String { (result.golden as NSString).pathExtension }

  /// Whether bytes show what the golden's entry in a manifest names.
  package func isEntry(_ data: Data) -> Bool {
    entry.map { $0.address == ObjectAddress(of: data, pathExtension: Self.kind(of: result)) } ?? false
  }

  /// Whether these bytes are the golden that the run says it recorded without keeping a copy.
  package func hasRecorded(_ golden: Data?) -> Bool {
    guard result.artefacts?.actual == nil, let digest = result.recordedDigest else { return false }
    return golden?.sha256 == digest
  }

  /// Writes a difference that was computed here to the run's folder.
  ///
  /// - Returns: nil if it cannot be written.
  package func keep(_ difference: GoldenDifference) -> ConfinedFile? {
    let name = "\(SnapshotName.component(result.id))-\(SnapshotName.hash(result.golden)).\(difference.pathExtension)"
    guard let path = ConfinedPath(["differences", name]) else { return nil }
    return (try? runFolder.write(difference.data, to: path)).map { ConfinedFile(path, in: runFolder) }
  }
}
