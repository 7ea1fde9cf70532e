package import Foundation
internal import TouchstoneDrawing
package import TouchstoneText

/// The names of fonts.
extension FontLibrary {
  /// The families of all fonts, registered or in the search folders, sorted.
  package var familyNames: [String] { Set(withCatalog { $0.allRecords() }.map(\.family)).sorted() }

  /// Returns the PostScript names of the fonts of a family, sorted.
  package func fontNames(inFamily family: String) -> [String] {
    let faces = withCatalog { $0.allRecords() }.filter { $0.families.contains(family.lowercased()) }
    // A registered font may also be in the search folders.
    return Set(faces.compactMap { try? FontFace($0.reference).name(.postScriptName) }).sorted()
  }

  /// Returns the names of the font in a file's contents.
  ///
  /// - Throws: `FontError.unreadable` if they are not those of a font, or an error of the file system.
  package static func names(ofFontIn data: Data) throws -> (postScript: String?, full: String?) {
    let face = try FontFace(GlyphRun.FontReference(path: file(holding: data), index: 0))
    return (face.name(.postScriptName), face.name(.fullName))
  }

  /// Returns the PostScript names of the fonts in a file.
  ///
  /// - Throws: `FontError.unreadable` if the file is not a font.
  package static func names(ofFontsInFileAt path: String) throws -> [String] {
    try FontRecord.records(ofFileAt: path).compactMap { try FontFace($0.reference).name(.postScriptName) }
  }

  /// Returns how many units of its outlines an em of a font has.
  ///
  /// - Throws: `FontError` if there is no such font.
  package func unitsPerEm(of descriptor: FontDescriptor) throws -> Int {
    try face(for: resolve(descriptor).reference).unitsPerEm
  }

  /// Returns the path of a temporary file with the contents, whose name follows from them.
  ///
  /// - Throws: An error of the file system.
  package static func file(holding data: Data) throws -> String {
    let digest = data.withUnsafeBytes { FileDigest.sha256(of: $0) }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-font-\(digest).ttf")
    if !FileManager.default.fileExists(atPath: file.path) { try data.write(to: file, options: .atomic) }
    return file.path
  }
}
