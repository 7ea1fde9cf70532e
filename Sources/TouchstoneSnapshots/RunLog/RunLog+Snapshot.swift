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

  /// The golden, to read on this machine. Nil if it lies outside of the package, or where no golden can lie.
  package var golden: ConfinedFile? {
    GoldenPlace.shownPath(of: result).map { ConfinedFile($0, in: packageFolder) }
  }

  /// The golden, for a page that may be given to others.
  package var publishedGolden: ConfinedFile? {
    GoldenPlace.publishedPath(of: result).map { ConfinedFile($0, in: packageFolder) }
  }

  /// Whether the run compared with these bytes, or had no golden if there are none: its digest and its copy of the
  /// golden, as far as it has them, agree with them.
  package func hasCompared(with golden: Data?) -> Bool {
    let copy = result.artefacts?.reference
    guard result.goldenDigest != nil || copy != nil else { return golden == nil }
    guard let golden else { return false }
    let digest = golden.sha256
    if let seen = result.goldenDigest, seen != digest { return false }
    return copy == nil || (try? artefact(copy)?.read()) == golden
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
