import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// The goldens of a folder that are lines of manifests, by the names that they would have as files.
///
/// Their pictures are in the local store of the package that the folder belongs to.
struct HashedFolder {
  /// The goldens below the folder, by their paths from it.
  private(set) var files: [String: PictureFile] = [:]
  /// What is wrong with manifests that have goldens below the folder, by the manifests' paths from it.
  private(set) var faults: [String: [ManifestFault]] = [:]
  /// The folder's path from the package, such as `Snapshots/AppTests/`; nil if the package keeps files.
  private var start: String?

  /// Looks for the package that a folder belongs to. There is none of a folder outside of `Snapshots`, or of a package that
  /// keeps files.
  ///
  /// - Parameter isWanted: Whether a golden is compared, by its path from the folder. The pictures of others are not read.
  init(_ path: String, where isWanted: (String) -> Bool) {
    guard let (goldens, place) = Self.place(of: path) else { return }
    let start = place + "/"
    self.start = start
    let (hashes, manifestFaults) = GoldenFolder.survey(goldens)
    for (file, entry) in hashes {
      let golden = file.path.relative(to: goldens.package)
      let name = String(golden.dropFirst(start.count))
      guard golden.hasPrefix(start), isWanted(name) else { continue }
      files[name] = Self.picture(entry, goldens, path: (path as NSString).appendingPathComponent(name))
    }
    for fault in manifestFaults {
      // The folder may be that of one test file, beside its manifest.
      let isBeside = GoldenManifest.folder(ofGoldensAt: fault.path) == place
      guard isBeside || fault.path.hasPrefix(start) else { continue }
      let name = isBeside ? (fault.path as NSString).lastPathComponent : String(fault.path.dropFirst(start.count))
      faults[isBeside ? "../\(name)" : name, default: []].append(fault)
    }
  }

  /// Whether a file of the folder is a manifest, by its path from the folder.
  func hasManifest(at path: String) -> Bool { start.map { GoldenManifest.isPath($0 + path) } ?? false }

  /// Returns the golden at a path that is a line of a manifest; nil if there is none.
  static func golden(at path: String) -> PictureFile? {
    guard let (goldens, golden) = place(of: path),
      let entry = ManifestPlace(golden: golden).flatMap({ try? goldens.entry(of: $0) })
    else { return nil }
    return picture(entry, goldens, path: path)
  }

  private static func picture(
    _ entry: GoldenManifest.Entry, _ goldens: HashedGoldens, path: String
  ) -> PictureFile {
    PictureFile(
      path: path, object: goldens.objects.verifiedFile(entry.address).map { .file($0.url.path) } ?? .missing)
  }

  /// The goldens of the package that a folder or a file belongs to, and its path from the package; nil if it is outside of
  /// `Snapshots`, or the package keeps files.
  private static func place(of path: String) -> (goldens: HashedGoldens, path: String)? {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard let root = root(of: url), let goldens = HashedGoldens(ofPackage: root.deletingLastPathComponent()) else {
      return nil
    }
    return (goldens, "Snapshots\(url.path.dropFirst(root.path.count))")
  }

  /// The folder `Snapshots` that a path leads through, or ends in.
  private static func root(of place: URL) -> URL? {
    var folder = place
    while folder.path != "/" {
      if folder.lastPathComponent == "Snapshots" { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
