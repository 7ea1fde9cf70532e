/// The pixels of one glyph.
package struct GlyphMask: Sendable, Hashable {
  /// The column of the first pixel, relative to the pixel that contains the glyph's origin; negative on its left.
  package var left: Int
  /// The row of the first pixel, counted downwards from the pixel row below the baseline: −9 for a glyph that sits on
  /// the baseline and is 9 pixels tall.
  package var top: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int
  /// `width × height` bytes of coverage or, for a colour glyph, `width × height × 4` bytes of premultiplied BGRA;
  /// row-major without padding.
  package var bytes: [UInt8]
  /// Whether the glyph has its own colours.
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
