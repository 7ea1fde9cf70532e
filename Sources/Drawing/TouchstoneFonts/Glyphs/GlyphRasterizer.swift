package import CFreeType
package import Foundation
package import TouchstoneDrawing
internal import TouchstoneText

/// Converts glyphs to pixels and outlines, without hinting, and caches the results.
///
/// Use one per thread or render context: it is not `Sendable`, because FreeType's objects must not be shared. Different
/// rasterisers give the same bytes for the same glyph.
package final class GlyphRasterizer {
  /// The number of horizontal subpixel positions of a glyph.
  package static let phaseCount = 4
  /// The largest font size in pixels that `mask` supports; larger glyphs are filled as outlines.
  package static let largestPixelSize: CGFloat = 512

  private struct MaskKey: Hashable {
    /// The font's number: hashing its path for each glyph would cost more than drawing it.
    var font: Int
    var glyph: UInt32
    var pixelSize: CGFloat
    var slant: CGFloat
    var phase: Int
  }

  private struct OutlineKey: Hashable {
    var font: Int
    var glyph: UInt32
  }

  private let faces: FreeTypeFaces
  private var masks: GenerationCache<MaskKey, GlyphMask>
  private var outlines: GenerationCache<OutlineKey, Path>
  private var numbers: [GlyphRun.FontReference: Int] = [:]
  private var latestFont = GlyphRun.FontReference(path: "")
  private var latestNumber = -1

  /// Creates a rasteriser for the fonts of a library.
  ///
  /// - Parameter cacheBytes: The approximate limit of the memory for cached masks.
  package init(library: FontLibrary, cacheBytes: Int = 16 << 20) {
    faces = FreeTypeFaces(library: library)
    masks = GenerationCache(limit: cacheBytes)
    outlines = GenerationCache(limit: cacheBytes / 4)
  }

  /// Returns the number of a font. Runs draw many glyphs of one font, so the latest one is checked first.
  private func number(of font: GlyphRun.FontReference) -> Int {
    if latestNumber >= 0, latestFont.path == font.path, latestFont.index == font.index,
      (latestFont.variations.isEmpty && font.variations.isEmpty) || latestFont.variations == font.variations
    {
      return latestNumber
    }
    let number = numbers[font] ?? numbers.count
    numbers[font] = number
    latestFont = font
    latestNumber = number
    return number
  }

  /// Returns the pixels of a glyph.
  ///
  /// The origin is on the bottom edge of a pixel row and `phase` quarters of a pixel to the right of a column's left
  /// edge.
  ///
  /// - Parameters:
  ///   - pixelSize: The font size in pixels, up to `largestPixelSize`; may be fractional. Zero or less gives a mask
  ///     without pixels.
  ///   - slant: The shear to the right per unit of height.
  ///   - phase: The subpixel position, 0 … 3.
  /// - Throws: `FontError.unreadable` if the font cannot be opened, `FontError.glyphUndrawable` if FreeType rejects the
  ///   glyph or the size is not finite or too large.
  package func mask(
    font: GlyphRun.FontReference, glyph: UInt32, pixelSize: CGFloat, slant: CGFloat = 0, phase: Int = 0
  ) throws -> GlyphMask {
    let key = MaskKey(font: number(of: font), glyph: glyph, pixelSize: pixelSize, slant: slant, phase: phase)
    if let mask = masks[key] { return mask }
    guard pixelSize.isFinite, pixelSize <= Self.largestPixelSize, slant.isFinite, abs(slant) <= 8 else {
      throw FontError.glyphUndrawable(
        path: font.path, glyph: glyph, reason: "an em of \(pixelSize) px with a slant of \(slant) is out of range")
    }
    guard pixelSize > 0 else { return .empty }
    let face = try faces.face(for: font)
    let mask: GlyphMask
    if face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 {
      mask = try OutlineGlyph(face: face, path: font.path, glyph: glyph).mask(
        pixelSize: pixelSize, slant: slant, phase: phase)
    } else {
      mask = try BitmapGlyph(face: face, path: font.path, glyph: glyph).mask(pixelSize: pixelSize, phase: phase)
    }
    masks.insert(mask, for: key, cost: mask.bytes.count + 128)
    return mask
  }

  /// Returns the outline of a glyph in ems (1 is the font size), relative to the glyph's origin, with y down.
  ///
  /// It is empty for a glyph without ink and for a bitmap glyph.
  ///
  /// - Throws: `FontError.unreadable` if the font cannot be opened, `FontError.glyphUndrawable` if FreeType rejects the
  ///   glyph.
  package func outline(font: GlyphRun.FontReference, glyph: UInt32) throws -> Path {
    let key = OutlineKey(font: number(of: font), glyph: glyph)
    if let path = outlines[key] { return path }
    let face = try faces.face(for: font)
    var path = Path()
    if face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 {
      path = try OutlineGlyph(face: face, path: font.path, glyph: glyph).outline()
    }
    outlines.insert(path, for: key, cost: path.elements.count * MemoryLayout<Path.Element>.stride + 128)
    return path
  }

  /// Calls a closure with the FreeType face of a font, which stays valid as long as the rasteriser exists.
  ///
  /// The closure may load glyphs and set sizes; the rasteriser resets its own before each use.
  ///
  /// - Throws: `FontError.unreadable` if the font cannot be opened, or the closure's error.
  package func withFace<R>(_ font: GlyphRun.FontReference, _ body: (FT_Face) throws -> R) throws -> R {
    try body(faces.face(for: font))
  }
}
