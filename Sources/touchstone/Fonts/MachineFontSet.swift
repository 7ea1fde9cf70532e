import Foundation
import TouchstoneFonts
import TouchstoneReport

/// The fonts that an unpinned package draws with on this machine.
struct MachineFontSet {
  /// A font and the package of the system that brought it.
  struct Item: Hashable {
    var font: PinnedFont
    var path: String
    var package: FontPackage?
  }

  /// The package whose goldens are looked at.
  var package: URL
  /// Where fonts are looked for by name, first to last.
  var folders = FontLibrary.defaultSearchPaths

  /// The files of the default families, and those of other families that goldens were drawn with, in order of names.
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
  /// Adds a font and its package.
  ///
  /// - Throws: `FontSetError.mixedVersions` where the package is known in another version.
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
