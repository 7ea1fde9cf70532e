package import Foundation
package import TouchstoneDrawing

/// What a picture needs besides its display list: fonts by name, and images as files.
package struct SVGResources {
  /// A font as a style sheet names it.
  package struct Font: Hashable, Sendable {
    package var family: String
    /// From 1 to 1000; 400 is regular.
    package var weight: Int
    package var isItalic: Bool

    package init(family: String, weight: Int = 400, isItalic: Bool = false) {
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// The name of a font.
  package var font: (GlyphRun.FontReference) throws -> Font
  /// An image as a PNG file.
  package var png: (CGImage) throws -> Data
  /// The pixels of what SVG lacks, over a rectangle of its coordinates. Without it such paints and backdrops draw nothing,
  /// and blend modes that CSS lacks draw normally.
  package var raster: (([DisplayList.Item], CGRect) throws -> CGImage)?
  /// The outline of a glyph in ems, y downwards; `nil` for a coloured glyph.
  ///
  /// Where this is set, glyphs are drawn as outlines, which look the same without the font, and the text lies over
  /// them unseen, so that it can be found and copied.
  package var outline: ((GlyphRun.FontReference, UInt32) throws -> Path?)?

  package init(
    font: @escaping (GlyphRun.FontReference) throws -> Font,
    png: @escaping (CGImage) throws -> Data,
    outline: ((GlyphRun.FontReference, UInt32) throws -> Path?)? = nil
  ) {
    self.font = font
    self.png = png
    self.outline = outline
  }
}
