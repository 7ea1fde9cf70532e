import Foundation
import TouchstoneFonts
import TouchstoneReport

/// The fonts that a package without pinned fonts is drawn with on this machine.
struct MachineFontSet {
  /// A font with the system package that installed it.
  struct Item: Hashable {
    var font: PinnedFont
    var path: String
    var package: FontPackage?
  }

  /// The package whose goldens are surveyed.
  var package: URL
  /// The folders to search for fonts, in order.
  var folders = FontLibrary.defaultSearchPaths

  /// Returns the files of the default families and of other families that goldens were drawn with, ordered by name.
  func pinned() -> [Item] {
    let files = FontLibrary(searchPaths: folders).filesByName
    let drawn = GoldenSurvey(GoldenFolder(package: package)).fonts.map(\.name)
    let names = Set(FontLibrary.defaultFiles).union(drawn).sorted()
    let packages = SystemPackages(files: names.compactMap { files[$0] })
    return names.compactMap { name in
      guard let path = files[name], let bytes = FileDigest.size(ofFileAt: path),
        let font = MachineFont(path: path, library: FontLibrary(searchPaths: []))
      else { return nil }
      let package = packages.package(of: path)
      let pinned = PinnedFont(
        name: name, sha256: font.digest, bytes: bytes, version: font.version, package: package?.name)
      return Item(font: pinned, path: path, package: package)
    }
  }
}

extension FontSet {
  /// Adds a font with its package.
  ///
  /// - Throws: `FontSetError.mixedVersions` if the set has the package in another version.
  mutating func add(_ item: MachineFontSet.Item) throws {
    if let package = item.package {
      if let known = packages.first(where: { $0.name == package.name }) {
        guard known.version == package.version else {
          throw FontSetError.mixedVersions(package: package.name, pinned: known.version, here: package.version)
        }
      } else {
        packages.append(package)
      }
    }
    fonts.removeAll { $0.name == item.font.name }
    fonts.append(item.font)
  }
}
