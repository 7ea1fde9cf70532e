internal import TouchstoneDrawing
package import TouchstoneFonts

/// The resources with which one thread draws: cached glyph masks, gradient tables and scaled images.
///
/// A class because it owns caches and FreeType objects. Not `Sendable`: use one per thread, or pass it on only between
/// pictures. The result never depends on what a context has drawn before.
package final class RenderContext {
  /// The limits of a picture.
  package struct Limits: Hashable, Sendable {
    /// The maximum width and height of a picture in pixels. Cairo's image surfaces end at 32 767.
    package var side = 32_767
    /// The maximum memory in bytes of a picture and all layers that are open at the same time.
    package var bytes = 1 << 29
    /// The maximum nesting depth of groups.
    package var depth = 256

    package init() {}
  }

  /// The masks and outlines of glyphs.
  package let glyphs: GlyphRasterizer
  package let limits: Limits
  let memory = LayerMemory(limit: 8 << 20)
  /// The number of bytes currently used for pixels.
  var heldBytes = 0
  private var tables: GenerationCache<GradientTable.Key, GradientTable>
  private var images: GenerationCache<ScaledImage.Key, ScaledImage>

  /// Creates a context for the fonts of a library.
  ///
  /// - Parameter cacheBytes: The approximate limit of the memory for scaled images, and likewise for glyphs.
  package init(library: FontLibrary = .shared, limits: Limits = Limits(), cacheBytes: Int = 16 << 20) {
    glyphs = GlyphRasterizer(library: library, cacheBytes: cacheBytes)
    self.limits = limits
    tables = GenerationCache(limit: 1 << 20)
    images = GenerationCache(limit: cacheBytes)
  }

  /// Counts bytes that are about to be allocated.
  ///
  /// - Throws: `RenderError.outOfMemory` if the limit would be exceeded.
  func reserve(_ bytes: Double) throws {
    guard bytes + Double(heldBytes) <= Double(limits.bytes) else {
      throw RenderError.outOfMemory(bytes: bytes + Double(heldBytes), limit: limits.bytes)
    }
    heldBytes += Int(bytes)
  }

  /// Returns the colour table of a gradient, from the cache if possible.
  func gradientTable(_ key: GradientTable.Key) -> GradientTable {
    if let table = tables[key] { return table }
    let table = GradientTable(key)
    tables.insert(table, for: key, cost: table.colors.count * 4)
    return table
  }

  /// Returns an image at the size in which it is drawn, from the cache if possible.
  func scaledImage(_ key: ScaledImage.Key) throws -> ScaledImage {
    if let image = images[key] { return image }
    let image = try ScaledImage(key)
    images.insert(image, for: key, cost: key.width * key.height * 4)
    return image
  }
}
