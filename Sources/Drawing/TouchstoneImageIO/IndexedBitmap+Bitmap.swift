import CImageCodecs
package import TouchstoneDrawing

extension IndexedBitmap {
  /// Creates the same picture with a palette, in the order in which the colours first occur; `nil` if a pixel is not opaque, or
  /// if there are more than 256 colours.
  package init?(exactly bitmap: Bitmap) {
    let count = bitmap.width * bitmap.height
    var palette = [UInt32](repeating: 0, count: 256)
    var colors = 0
    let indices = [UInt8](unsafeUninitializedCapacity: count) { indices, initialized in
      colors = bitmap.withUnsafeBytes {
        ts_find_palette($0.bindMemory(to: UInt8.self).baseAddress, count, indices.baseAddress, &palette)
      }
      initialized = colors == 0 ? 0 : count
    }
    guard colors > 0 else { return nil }
    self.init(width: bitmap.width, height: bitmap.height, indices: indices, palette: Array(palette.prefix(colors)))
  }
}
