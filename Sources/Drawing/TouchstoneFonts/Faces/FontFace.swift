internal import CHarfBuzz
package import Foundation
package import TouchstoneDrawing
internal import TouchstoneText

/// A face of a font file, mapped into memory and ready for shaping.
///
/// A class because it owns HarfBuzz objects. They are immutable, so that all threads can share them.
package final class FontFace: @unchecked Sendable {
  // SAFETY: every stored property is a `let`, the digest behind a lock; the HarfBuzz objects are made immutable in
  // `init`, and HarfBuzz lets many threads use immutable objects at once. The bytes of the file are mapped read-only.

  /// The reference from which the face was opened.
  package let reference: GlyphRun.FontReference
  /// The number of font units per em.
  package let unitsPerEm: Int
  /// The number of glyphs; glyph IDs are smaller.
  package let glyphCount: Int
  /// Whether the face has all printable ASCII characters.
  let coversASCII: Bool
  /// Whether the face supports small capitals for lowercase letters.
  let hasSmallCapitals: Bool
  /// Whether the face supports small capitals for uppercase letters.
  let hasCapitalsToSmallCapitals: Bool
  /// The HarfBuzz font, at a scale of `unitsPerEm`, with the file's own metrics.
  let font: OpaquePointer
  /// The glyphs of ASCII characters, and their advances in font units: most text has no others.
  private let ascii: [(glyph: UInt32, advance: Int32)]
  private let face: OpaquePointer
  private let blob: OpaquePointer
  private let knownDigest = Locked<String?>(nil)

  /// Opens a face.
  ///
  /// - Throws: `FontError.unreadable` if the file does not exist, is not a font, or has no face with that index.
  package init(_ reference: GlyphRun.FontReference) throws {
    guard let blob = hb_blob_create_from_file_or_fail(reference.path) else {
      throw FontError.unreadable(path: reference.path, reason: "the file cannot be opened")
    }
    let count = Int(hb_face_count(blob))
    guard reference.index >= 0, reference.index < count else {
      hb_blob_destroy(blob)
      throw FontError.unreadable(
        path: reference.path,
        reason: count == 0 ? "it is not a font" : "it has \(count) faces, none of index \(reference.index)")
    }
    guard let face = hb_face_create(blob, UInt32(reference.index)), hb_face_get_glyph_count(face) > 0 else {
      hb_blob_destroy(blob)
      throw FontError.unreadable(path: reference.path, reason: "it has no glyphs")
    }
    let unitsPerEm = hb_face_get_upem(face)
    guard let font = hb_font_create(face) else {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
      throw FontError.unreadable(path: reference.path, reason: "it cannot be used for text shaping")
    }
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    let variations = reference.variations.sorted { $0.key < $1.key }.map {
      hb_variation_t(tag: hb_tag_from_string($0.key, Int32($0.key.utf8.count)), value: Float($0.value))
    }
    hb_font_set_variations(font, variations, UInt32(variations.count))
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    var glyph: hb_codepoint_t = 0
    ascii = (0..<0x80).map { (code: UInt32) in
      _ = hb_font_get_nominal_glyph(font, code, &glyph)
      return (glyph, hb_font_get_glyph_h_advance(font, glyph))
    }
    coversASCII = (0x20..<0x7f).allSatisfy { hb_font_get_nominal_glyph(font, $0, &glyph) != 0 }
    let features = Self.substitutions(of: face)
    hasSmallCapitals = features.contains(hb_tag_from_string("smcp", 4))
    hasCapitalsToSmallCapitals = features.contains(hb_tag_from_string("c2sc", 4))
    self.reference = reference
    self.unitsPerEm = Int(unitsPerEm)
    self.glyphCount = Int(hb_face_get_glyph_count(face))
    self.blob = blob
    self.face = face
    self.font = font
  }

  /// Returns the tags of the glyph substitution features.
  private static func substitutions(of face: OpaquePointer) -> Set<hb_tag_t> {
    let table = hb_tag_from_string("GSUB", 4)
    var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return Set(tags.prefix(Int(count)))
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// Returns the number of faces in a file; 0 if it is not a font.
  static func count(inFileAt path: String) -> Int {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return 0 }
    defer { hb_blob_destroy(blob) }
    return Int(hb_face_count(blob))
  }

  /// Returns the glyph for a character without shaping, or `nil` if the font has none.
  package func nominalGlyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Returns the glyph with a name, or `nil` if the font has none.
  package func glyph(named name: String) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 ? glyph : nil
  }

  /// Returns the horizontal advance of a glyph in font units.
  package func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

  /// Returns the box around the ink of a glyph in font units, with y up; `nil` for a glyph without ink.
  package func inkBounds(of glyph: UInt32) -> CGRect? {
    var box = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &box) != 0, box.width != 0, box.height != 0 else { return nil }
    // HarfBuzz measures from the top, where the height is negative.
    return CGRect(
      x: CGFloat(box.x_bearing), y: CGFloat(box.y_bearing + box.height), width: CGFloat(box.width),
      height: -CGFloat(box.height))
  }

  /// Returns the advance of a glyph in font units.
  ///
  /// - Parameter code: The first byte of the text that it stands for; ASCII is faster.
  func advance(of glyph: UInt32, for code: UInt8) -> Int {
    let known = ascii[Int(code & 0x7f)]
    return known.glyph == glyph ? Int(known.advance) : Int(hb_font_get_glyph_h_advance(font, glyph))
  }

  /// Returns an entry of the font's name table in English, or `nil` if there is none.
  package func name(_ entry: NameEntry) -> String? {
    let english = hb_language_from_string("en", 2)
    var size: UInt32 = 0
    let length = Int(hb_ot_name_get_utf8(face, entry.rawValue, english, &size, nil))
    guard length > 0 else { return nil }
    size = UInt32(length) + 1
    var characters = [CChar](repeating: 0, count: length + 1)
    hb_ot_name_get_utf8(face, entry.rawValue, english, &size, &characters)
    return String(decoding: characters.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The name table entries that are used, by their IDs.
  ///
  /// - Source: OpenType specification, `name`, "Name IDs".
  package enum NameEntry: UInt32 {
    case copyright = 0
    case family = 1
    case fullName = 4
    case version = 5
    case postScriptName = 6
    case license = 13
    case licenseAddress = 14
    case typographicFamily = 16
  }

  /// The weight on the OpenType scale, 1 … 1000.
  var weight: Int { Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded()) }

  /// The width as a percentage of the normal one.
  var width: Int { Int(hb_style_get_value(font, HB_STYLE_TAG_WIDTH).rounded()) }

  /// The ranges of a variable font's axes, by four-letter tag; empty for a static font.
  var axes: [String: ClosedRange<Double>] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [:] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    var axes: [String: ClosedRange<Double>] = [:]
    for info in infos.prefix(Int(count)) where info.min_value <= info.max_value && info.max_value.isFinite {
      let tag = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: info.tag >> $0) }
      axes[String(decoding: tag, as: UTF8.self)] = Double(info.min_value)...Double(info.max_value)
    }
    return axes
  }

  /// Whether the face is italic or slanted.
  var isItalic: Bool {
    hb_style_get_value(font, HB_STYLE_TAG_ITALIC) >= 0.5 || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// Whether the glyphs are single-colour outlines rather than bitmaps or colour layers.
  var hasOutlines: Bool { hb_ot_color_has_png(face) == 0 && hb_ot_color_has_layers(face) == 0 }

  /// Calls a closure with the bytes of the file, which stay valid as long as the face exists.
  func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    var length: UInt32 = 0
    let bytes = hb_blob_get_data(blob, &length)
    return try body(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }

  /// The SHA-256 digest of the file, in hexadecimal digits.
  var digest: String {
    knownDigest.withLock { known in
      if let known { return known }
      let text = withBytes { FileDigest.sha256(of: $0) }
      known = text
      return text
    }
  }
}
