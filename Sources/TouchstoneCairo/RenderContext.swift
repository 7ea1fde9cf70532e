internal import TouchstoneDrawing
package import TouchstoneFonts

/// What one thread needs to draw: glyph masks, gradient tables and scaled images, kept from picture to picture.
///
/// A class because it owns caches and FreeType objects. Not `Sendable`: make one for each thread, or hand one on only
/// between pictures. Pictures do not depend on what a context has drawn before.
package final class RenderContext {
  /// The limits within which a picture is drawn.
  package struct Limits: Hashable, Sendable {
    /// The longest side of a picture in pixels. Cairo's image surfaces end at 32 767.
    package var side = 32_767
    /// The memory in bytes that a picture and all layers that are open at a time may take.
    package var bytes = 1 << 29
    /// How deep groups may be nested.
    package var depth = 256

    package init() {}
  }

  /// Masks and outlines of glyphs.
  package let glyphs: GlyphRasterizer
  package let limits: Limits
  /// The bytes of all pixels that are held now.
  var heldBytes = 0
  private var tables: GenerationCache<GradientTable.Key, GradientTable>
  private var images: GenerationCache<ScaledImage.Key, ScaledImage>

  /// Creates a context for the fonts of a library.
  ///
  /// - Parameter cacheBytes: About how much memory scaled images may take; glyphs take as much again.
  package init(library: FontLibrary = .shared, limits: Limits = Limits(), cacheBytes: Int = 16 << 20) {
    glyphs = GlyphRasterizer(library: library, cacheBytes: cacheBytes)
    self.limits = limits
    tables = GenerationCache(limit: 1 << 20)
    images = GenerationCache(limit: cacheBytes)
  }

  /// Counts bytes that are about to be held.
  ///
  /// - Throws: `RenderError.outOfMemory` where the limit would be exceeded.
  func reserve(_ bytes: Double) throws {
    guard bytes + Double(heldBytes) <= Double(limits.bytes) else {
      throw RenderError.outOfMemory(bytes: bytes + Double(heldBytes), limit: limits.bytes)
    }
    heldBytes += Int(bytes)
  }

  /// The colours of a ramp, made when first asked for.
  func gradientTable(_ key: GradientTable.Key) -> GradientTable {
    if let table = tables[key] { return table }
    let table = GradientTable(key)
    tables.insert(table, for: key, cost: table.colors.count * 4)
    return table
  }

  /// An image at the size in which it is drawn, made when first asked for.
  func scaledImage(_ key: ScaledImage.Key) throws -> ScaledImage {
    if let image = images[key] { return image }
    let image = try ScaledImage(key)
    images.insert(image, for: key, cost: key.width * key.height * 4)
    return image
  }
}
