import Foundation
import TouchstoneFonts

/// The fonts that `compare-snapshots --vary` draws with instead of the package's: what `snapshot-fonts replace` would change.
struct FontVariation: Hashable {
  /// The value for the fonts of this machine.
  static let machine = "machine"

  /// ``machine``, a folder with fonts, or a `fonts.json` or the folder that has one; nil to keep the fonts.
  var source: String?
  /// The widths of the system font's letters; nil to keep those of the set.
  var widths: LetterWidths?

  /// Writes the font set to draw with.
  ///
  /// - Throws: `FontError.unusableSet`, and ``FontSetError``.
  func write(to file: URL, package: URL) throws {
    var (set, folders) = try chosen(package)
    if let widths { set.chosenWidths = widths }
    // The set lies elsewhere than the one that it is made of.
    (set.folders, set.sources) = (folders, [])
    // What other fonts change is what was asked for: each pixel counts.
    set.ownsGoldens = true
    try FontSetWriter.write(set.json, to: file.path, within: nil)
  }

  /// Returns a font set, and the folders in which it finds copies of its fonts.
  private func chosen(_ package: URL) throws -> (FontSet, folders: [String]) {
    let own = try FontSetFile.ofProcess(package: package)
    let folders = own?.folders ?? []
    let machine = MachineFontSet(package: package)
    switch source {
    case nil: return (try own?.set ?? machine.set(inPlaceOf: nil, from: nil), folders)
    case Self.machine: return (try machine.set(inPlaceOf: own?.set, from: nil), folders)
    case let path?:
      let place = URL(fileURLWithPath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
        throw FontSetError.noFonts(path)
      }
      let file = isFolder.boolValue ? place.appendingPathComponent(FontSetFile.name) : place
      if !isFolder.boolValue || FontSetFile.isThere(file.path) {
        let other = try FontSetFile(contentsOfFile: file.path)
        return (other.set, other.folders)
      }
      do {
        return (try machine.set(inPlaceOf: own?.set, from: place.path), [place.path] + folders)
      } catch FontSetError.nothingToPin {
        throw FontSetError.noFonts(path)
      }
    }
  }
}
