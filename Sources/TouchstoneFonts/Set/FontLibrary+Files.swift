internal import TouchstoneDrawing

/// The files behind the fonts, for tools that pin and copy them.
extension FontLibrary {
  /// The names of the files of all families that views are drawn with unless they name another.
  package static let defaultFiles = FontFamilyFiles.defaults.flatMap(\.files).map(\.name)

  /// The names of the files that are asked for what some files draw: those of their families, and of all designs and
  /// first fallbacks.
  package static func files(askedFor names: Set<String>) -> Set<String> {
    let families = (FontFamilyFiles.defaults + FontFamilyFiles.optional).map { Set($0.files.map(\.name)) }
    let designs = Set(FontFamilyFiles.designs.flatMap(\.files).map(\.name))
    return families.filter { !$0.isDisjoint(with: names) }.reduce(into: designs) { $0.formUnion($1) }
  }

  /// Every font file of the search folders by its name without folders; the first folder that has it wins.
  package var filesByName: [String: String] { FontCatalog(searchPaths: searchPaths).paths }

  /// The font files of a folder and those inside it, by their paths within the folder, in order.
  package static func fontFiles(in folder: String) -> [String] { FontCatalog.fontFiles(in: folder) }

  /// Whether a file is a font, by its name.
  package static func isFontFile(_ name: String) -> Bool { FontCatalog.isFontFile(name) }

  /// What a font says about its licence, or `nil`.
  package static func license(ofFileAt path: String) -> String? {
    guard let face = try? FontFace(GlyphRun.FontReference(path: path)) else { return nil }
    let texts = [face.name(.copyright), face.name(.license), face.name(.licenseAddress)].compactMap(\.self)
    return face.name(.license) == nil && face.name(.licenseAddress) == nil ? nil : texts.joined(separator: "\n\n")
  }
}
