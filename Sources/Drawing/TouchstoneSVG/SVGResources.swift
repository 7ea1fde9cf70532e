package import Foundation
package import TouchstoneDrawing

/// The resources that a picture needs besides its display list: fonts by name, and images as files.
package struct SVGResources {
  /// A font as named in a style sheet.
  package struct Font: Hashable, Sendable {
    package var family: String
    /// The weight, from 1 to 1000; 400 is regular.
    package var weight: Int
    package var isItalic: Bool

    package init(family: String, weight: Int = 400, isItalic: Bool = false) {
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// Returns the name of a font.
  package var font: (GlyphRun.FontReference) throws -> Font
  /// Returns an image as a PNG file.
  package var png: (CGImage) throws -> Data
  /// Returns the pixels of items that SVG does not support, over a rectangle in their coordinates. If it is nil, such
  /// paints and backdrops draw nothing, and blend modes that CSS lacks draw normally.
  package var raster: (([DisplayList.Item], CGRect) throws -> CGImage)?
  /// Returns the outline of a glyph in ems, with y down; `nil` for a colour glyph.
  ///
  /// If it is set, glyphs are drawn as outlines, which do not depend on the font, with invisible text on top, so that
  /// it can be searched and copied.
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
