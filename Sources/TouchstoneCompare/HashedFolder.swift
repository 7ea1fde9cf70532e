import Foundation
import TouchstoneSnapshots

/// The goldens of a folder that are lines of manifests, by the names that they would have as files.
///
/// Their pictures are in the local store of the package that the folder belongs to.
struct HashedFolder {
  /// The goldens below the folder, by their paths from it.
  private(set) var files: [String: PictureFile] = [:]

  /// Looks for the package that a folder or a file belongs to. There is none of a folder outside of `Snapshots`, or of a package
  /// that keeps files.
  init(_ path: String) {
    let place = URL(fileURLWithPath: path).standardizedFileURL
    guard let root = Self.root(of: place), let goldens = HashedGoldens(ofPackage: root.deletingLastPathComponent())
    else { return }
    let start = place.path == root.path ? "" : place.path.dropFirst(root.path.count + 1) + "/"
    for manifest in goldens.manifests {
      for (golden, entry) in (try? goldens.goldens(of: manifest)) ?? [] {
        let name = golden.golden.dropFirst("Snapshots/".count)
        guard name.hasPrefix(start) || name == start.dropLast() else { continue }
        let inner = String(name.dropFirst(start.count))
        files[inner] = PictureFile(
          path: inner.isEmpty ? path : (path as NSString).appendingPathComponent(inner),
          object: goldens.objects.verifiedFile(entry.address).map { .file($0.url.path) } ?? .missing)
      }
    }
  }

  /// Returns the golden at a path that is a line of a manifest; nil if there is none.
  static func golden(at path: String) -> PictureFile? { HashedFolder(path).files[""] }

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
