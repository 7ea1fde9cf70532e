internal import TouchstoneDrawing

/// The font files, for tools that pin and copy them.
extension FontLibrary {
  /// The file names of all families that are used unless a view names another.
  package static let defaultFiles = FontFamilyFiles.defaults.flatMap(\.files).map(\.name)

  /// Returns the names of all files that may be read when drawing with the given files: those of their families, and of
  /// all designs and first fallbacks.
  package static func files(askedFor names: Set<String>) -> Set<String> {
    let families = (FontFamilyFiles.defaults + FontFamilyFiles.optional).map { Set($0.files.map(\.name)) }
    let designs = Set(FontFamilyFiles.designs.flatMap(\.files).map(\.name))
    return families.filter { !$0.isDisjoint(with: names) }.reduce(into: designs) { $0.formUnion($1) }
  }

  /// Every font file in the search folders by its file name; the first folder that contains it wins.
  package var filesByName: [String: String] { FontCatalog(searchPaths: searchPaths).paths }

  /// Returns the sorted paths of all font files in a folder and its subfolders, relative to the folder.
  package static func fontFiles(in folder: String) -> [String] { FontCatalog.fontFiles(in: folder) }

  /// Returns whether a file name is that of a font.
  package static func isFontFile(_ name: String) -> Bool { FontCatalog.isFontFile(name) }

  /// Returns the licence information in a font, or `nil` if there is none.
  package static func license(ofFileAt path: String) -> String? {
    guard let face = try? FontFace(GlyphRun.FontReference(path: path)) else { return nil }
    let texts = [face.name(.copyright), face.name(.license), face.name(.licenseAddress)].compactMap(\.self)
    return face.name(.license) == nil && face.name(.licenseAddress) == nil ? nil : texts.joined(separator: "\n\n")
  }
}
