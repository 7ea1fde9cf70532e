/// The pixels of one glyph.
package struct GlyphMask: Sendable, Hashable {
  /// The column of the first pixel, counted from the pixel that holds the glyph's origin; negative to its left.
  package var left: Int
  /// The row of the first pixel, counted downwards from the pixel row below the baseline: a glyph that stands on the
  /// baseline and is 9 pixels tall has −9.
  package var top: Int
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int
  /// `width × height` bytes of coverage, or, for a coloured glyph, `width × height × 4` bytes, premultiplied BGRA;
  /// row-major without padding.
  package var bytes: [UInt8]
  /// Whether the glyph brings its own colours.
  package var isColor: Bool

  package init(left: Int, top: Int, width: Int, height: Int, bytes: [UInt8], isColor: Bool) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.bytes = bytes
    self.isColor = isColor
  }

  /// The mask of a glyph without ink, such as a space.
  package static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, bytes: [], isColor: false)
}
