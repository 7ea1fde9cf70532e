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

extension MachineFontSet {
  /// Returns the set that pins this machine's fonts in place of another one.
  ///
  /// - Parameter source: A folder with the new fonts, instead of the system's: only those in it are replaced.
  /// - Throws: `FontSetError.noSource`, `FontSetError.nothingToPin`, `FontSetError.mixedVersions`.
  func set(inPlaceOf old: FontSet?, from source: String?) throws -> FontSet {
    var machine = self
    if let source {
      guard FileManager.default.fileExists(atPath: source) else { throw FontSetError.noSource(source) }
      machine.folders = [source]
    }
    let items = machine.pinned()
    guard !items.isEmpty else { throw FontSetError.nothingToPin }
    let replaced = Set(items.map(\.font.name))
    var set = FontSet(
      folders: old?.folders ?? ["Fonts"], sources: old?.sources ?? [], widths: old == nil ? .system : old?.chosenWidths)
    set.ownsGoldens = old?.ownsGoldens ?? false
    for font in source == nil ? [] : (old?.fonts ?? []) where !replaced.contains(font.name) {
      set.fonts.append(font)
      if let package = old?.package(of: font), !set.packages.contains(package) { set.packages.append(package) }
    }
    for item in items { try set.add(item) }
    return set
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
