/// Pixels in memory as indices of opaque colours: `width × height` bytes, row-major without gaps.
package struct IndexedBitmap: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The bytes of all rows, from the top, each less than the number of colours.
  package let indices: [UInt8]
  /// At most 256 opaque colours, each as sRGB in the form `0xFFRRGGBB`.
  package let palette: [UInt32]

  /// Creates a bitmap from its bytes.
  package init(width: Int, height: Int, indices: [UInt8], palette: [UInt32]) {
    precondition(indices.count == width * height, "\(indices.count) bytes for \(width)×\(height) px")
    precondition(palette.count <= 256, "\(palette.count) colours")
    self.width = width
    self.height = height
    self.indices = indices
    self.palette = palette
  }
}
