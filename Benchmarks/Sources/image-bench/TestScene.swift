import TouchstoneDrawing

/// A picture with even areas, gradients, and small marks like text, from numbers alone.
enum TestScene {
  static func draw(width: Int, height: Int) -> Bitmap {
    Bitmap(width: width, height: height) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let place = (y * width + x) * 4
          let isCard = x % 400 > 20 && x % 400 < 380 && y % 160 > 12 && y % 160 < 148
          let isText = isCard && y % 160 % 32 > 10 && y % 160 % 32 < 24 && x % 400 < 40 + (y / 32 % 7) * 50
          let mark = (x &* 2_654_435_761 ^ (y &* 40_503)) >> 7 & 7
          var color = isCard ? (255, 255, 255) : (242, 242, 247)
          if isText && mark < 4 { color = (28 + mark * 50, 28 + mark * 50, 30 + mark * 50) }
          if y % 160 < 12 { color = (x * 255 / width, 122, 255 - y * 255 / height) }
          bytes[place] = UInt8(color.2)
          bytes[place + 1] = UInt8(color.1)
          bytes[place + 2] = UInt8(color.0)
          bytes[place + 3] = 255
        }
      }
    }
  }
}
