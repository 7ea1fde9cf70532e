import TouchstoneDrawing

/// Pictures made of plain rectangles, for tests that say what changed.
struct Canvas {
  private(set) var bitmap: Bitmap

  /// An opaque picture of one colour.
  init(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFFFF) {
    bitmap = Bitmap(width: width, height: height)
    fill(0, 0, width, height, color)
  }

  /// Fills a rectangle with an opaque colour, 0xRRGGBB.
  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32) {
    let stride = bitmap.bytesPerRow
    bitmap.withUnsafeMutableBytes { bytes in
      for row in y..<y + height {
        for column in x..<x + width {
          let place = row * stride + column * 4
          bytes[place] = UInt8(color & 255)
          bytes[place + 1] = UInt8(color >> 8 & 255)
          bytes[place + 2] = UInt8(color >> 16 & 255)
          bytes[place + 3] = 255
        }
      }
    }
  }

  /// Adds a number to every channel of every pixel; the number may depend on the place.
  mutating func shift(_ amount: (_ x: Int, _ y: Int, _ channel: Int) -> Int) {
    let width = bitmap.width
    bitmap.withUnsafeMutableBytes { bytes in
      for place in bytes.indices where place % 4 != 3 {
        let step = amount(place / 4 % width, place / 4 / width, place % 4)
        bytes[place] = UInt8(clamping: Int(bytes[place]) + step)
      }
    }
  }

  func with(_ change: (inout Canvas) -> Void) -> Bitmap {
    var copy = self
    change(&copy)
    return copy.bitmap
  }
}
