internal import TouchstoneDrawing

/// What a font says about itself, read to find it by name.
struct FontRecord: Hashable, Sendable {
  var reference: GlyphRun.FontReference
  /// The family names in small letters.
  var families: Set<String>
  /// The full and PostScript names in small letters.
  var faceNames: Set<String>
  /// The family as written in the font.
  var family: String
  var weight: Int
  /// The weights that a variable font can take on.
  var weightAxis: ClosedRange<Int>?
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
    weightAxis = face.weightAxis
    width = face.width
    isItalic = face.isItalic
  }

  /// The weight that comes closest to a wanted one.
  func closestWeight(to wanted: Int) -> Int {
    weightAxis.map { min(max(wanted, $0.lowerBound), $0.upperBound) } ?? weight
  }

  /// The font at the weight that comes closest to a wanted one.
  func reference(weight wanted: Int) -> GlyphRun.FontReference {
    guard weightAxis != nil else { return reference }
    var reference = reference
    reference.variations["wght"] = Double(closestWeight(to: wanted))
    return reference
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
