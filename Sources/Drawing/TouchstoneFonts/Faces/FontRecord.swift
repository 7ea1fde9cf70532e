internal import TouchstoneDrawing
internal import TouchstoneText

/// The names and traits of a font, used to find it by name.
struct FontRecord: Hashable, Sendable {
  var reference: GlyphRun.FontReference
  /// The family names in lowercase.
  var families: Set<String>
  /// The full and PostScript names in lowercase.
  var faceNames: Set<String>
  /// The family name as written in the font.
  var family: String
  var weight: Int
  var width: Int
  var isItalic: Bool
  /// The ranges of a variable font's axes, by four-letter tag; empty for a static font.
  var axes: [String: ClosedRange<Double>]

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
    axes = face.axes
  }

  /// Returns the available weight that is closest to the given one.
  func closestWeight(to wanted: Int) -> Int { closest("wght", to: wanted) ?? weight }

  /// Returns the available width that is closest to the given one, in percent.
  func closestWidth(to wanted: Int) -> Int { closest("wdth", to: wanted) ?? width }

  /// Whether a variation axis can make the letters italic or slanted.
  var canSlant: Bool { (axes["ital"]?.upperBound ?? 0) >= 1 || (axes["slnt"]?.lowerBound ?? 0) <= -1 }

  private func closest(_ axis: String, to wanted: Int) -> Int? {
    axes[axis].map { Int(min(max(Double(wanted), $0.lowerBound), $0.upperBound).rounded()) }
  }

  /// Returns the font with its axes set as close to the traits as possible; the optical size depends on the text.
  ///
  /// - Source: OpenType specification, "Registered design-variation axis tags".
  func reference(for traits: FontDescriptor) -> GlyphRun.FontReference {
    var reference = reference
    if axes["wght"] != nil { reference.variations["wght"] = Double(closestWeight(to: traits.weight)) }
    if axes["wdth"] != nil { reference.variations["wdth"] = Double(closestWidth(to: traits.width)) }
    if traits.isItalic, !isItalic {
      if let italic = axes["ital"], italic.upperBound >= 1 {
        reference.variations["ital"] = 1
      } else if let slant = axes["slnt"], slant.lowerBound <= -1 {
        reference.variations["slnt"] = slant.lowerBound
      }
    }
    return reference
  }

  /// Returns the records of all faces in a file.
  ///
  /// - Throws: `FontError.unreadable` if the file is not a font.
  static func records(ofFileAt path: String) throws -> [FontRecord] {
    try (0..<max(FontFace.count(inFileAt: path), 1)).map { index in
      FontRecord(try FontFace(GlyphRun.FontReference(path: path, index: index)))
    }
  }
}
