internal import TouchstoneDrawing

/// What a font says about itself, read to find it by name.
struct FontRecord: Hashable, Sendable {
  var reference: GlyphRun.FontReference
  /// The family, full and PostScript names, in small letters.
  var families: Set<String>
  var faceNames: Set<String>
  /// The family as written in the font.
  var family: String
  var weight: Int
  var width: Int
  var isItalic: Bool

  /// Reads a face's names and traits.
  init(_ face: FontFace) {
    let written = [face.name(.typographicFamily), face.name(.family)].compactMap(\.self)
    reference = face.reference
    families = Set(written.map { $0.lowercased() })
    faceNames = Set([face.name(.fullName), face.name(.postScriptName)].compactMap { $0?.lowercased() })
    family = written.first ?? face.reference.path
    weight = face.weight
    width = face.width
    isItalic = face.isItalic
  }

  /// The records of all faces that a file holds.
  ///
  /// - Throws: `FontError.unreadable` where the file is not a font.
  static func records(ofFileAt path: String) throws -> [FontRecord] {
    try (0..<max(FontFace.count(inFileAt: path), 1)).map { index in
      FontRecord(try FontFace(GlyphRun.FontReference(path: path, index: index)))
    }
  }
}
