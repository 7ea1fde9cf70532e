package import Foundation

/// The place of a golden in a package that keeps hashes: the manifest of its test file, and the name of the file that it
/// would be.
///
/// `Snapshots/CardTests/Cards/dark@2x.png` is `dark@2x.png` of `Snapshots/CardTests/Cards.goldens`.
package struct ManifestPlace: Hashable, Sendable {
  package let target: String
  package let stem: String
  package let fileName: String

  /// The place of a golden, by its path from the package. Nil for what stays a file: goldens in other folders, such as
  /// `__Snapshots__`, baselines of audits, and files that goldens never are.
  package init?(golden path: String) {
    guard let parts = ConfinedPath(path)?.components, parts.count == 4, parts[0] == "Snapshots",
      !parts.contains(where: { $0.hasPrefix(".") }), GoldenManifest.Entry.canHave(parts[3])
    else { return nil }
    (target, stem, fileName) = (parts[1], parts[2], parts[3])
  }

  /// The extension that the entry has.
  package var pathExtension: String { (fileName as NSString).pathExtension }
  /// The path of the golden from the package.
  package var golden: String { "Snapshots/\(target)/\(stem)/\(fileName)" }
  /// The path of the manifest from the package.
  package var manifest: String { "Snapshots/\(target)/\(stem).\(GoldenManifest.pathExtension)" }
}

extension GoldenManifest {
  /// Whether a path from the package is that of a manifest: `Snapshots/CardTests/Cards.goldens`. Hidden files are none.
  package static func isPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count == 3 && parts[0] == "Snapshots" && !parts[2].hasPrefix(".")
      && path.hasSuffix(".\(pathExtension)")
  }

  /// The folder that the goldens of a manifest would be in: its path without the extension.
  package static func folder(ofGoldensAt path: String) -> String { String(path.dropLast(pathExtension.count + 1)) }

  /// The entries with their places, sorted; without those that have none.
  ///
  /// - Parameter path: The path of the file from the package.
  package func goldens(at path: String) -> [(place: ManifestPlace, entry: Entry)] {
    let folder = Self.folder(ofGoldensAt: path)
    return entries.values.sorted().compactMap { entry in
      ManifestPlace(golden: "\(folder)/\(entry.fileName)").map { ($0, entry) }
    }
  }
}
