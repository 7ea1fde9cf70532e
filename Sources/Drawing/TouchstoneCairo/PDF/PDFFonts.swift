internal import CCairo
internal import CFreeType
internal import Foundation
internal import TouchstoneDrawing
internal import TouchstoneFonts
internal import TouchstoneText

/// The Cairo font faces of all documents.
///
/// Cairo keeps unused fonts in a process-wide cache and identifies them by the address of FreeType's face. A face must
/// therefore live as long as the process: one set of faces serves all documents, one document at a time. A class
/// because it owns the faces.
///
/// SAFETY: `@unchecked Sendable` holds because the only instance is handed out by `withShared`, to one caller at a time.
final class PDFFonts: @unchecked Sendable {
  private static let shared = PDFFonts()
  private static let lock = NSLock()

  private let rasterizer = GlyphRasterizer(library: .shared, cacheBytes: 0)
  private var faces: [GlyphRun.FontReference: OpaquePointer] = [:]

  private init() {}

  /// Calls a closure with the fonts for its exclusive use.
  static func withShared<Result>(_ body: (PDFFonts) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(shared) }
  }

  /// Returns Cairo's face of a font.
  ///
  /// - Throws: `FontError.unreadable` if the font cannot be opened.
  func face(_ font: GlyphRun.FontReference) throws -> OpaquePointer {
    if let face = faces[font] { return face }
    let face: OpaquePointer = try rasterizer.withFace(font) { cairo_ft_font_face_create_for_ft_face($0, 0) }
    faces[font] = face
    return face
  }

  /// Returns the full stop of the system font: a small glyph for text that is drawn in another way.
  func dot() throws -> (font: GlyphRun.FontReference, glyph: UInt32)? {
    let font = try FontLibrary.shared.resolve(FontDescriptor(size: 12)).reference
    let glyph = try rasterizer.withFace(font) { FT_Get_Char_Index($0, 0x2E) }
    return glyph == 0 ? nil : (font, UInt32(glyph))
  }

  /// Returns whether a font's glyphs are bitmaps, which a PDF shows as images.
  func isBitmapFont(_ font: GlyphRun.FontReference) throws -> Bool {
    try rasterizer.withFace(font) { $0.pointee.face_flags & 1 == 0 }
  }
}
