import TouchstoneDrawing

/// What is done to a picture before it is compared with itself.
enum Change: String, CaseIterable {
  case twelvePixels = "12 px inverted"
  case block = "10 % block inverted"
  case scattered = "every 10th px inverted"
  case noise = "every 10th px ±2"
  case everything = "all px inverted"
  case noiseEverywhere = "all px ±2"

  func apply(to bitmap: Bitmap) -> Bitmap {
    var result = bitmap
    let (width, height) = (bitmap.width, bitmap.height)
    var random: UInt64 = 1
    result.withUnsafeMutableBytes { bytes in
      for pixel in 0..<width * height {
        let (x, y) = (pixel % width, pixel / width)
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let isChanged =
          switch self {
          case .twelvePixels: y == height / 2 && x % max(1, width / 12) == 1
          case .block: x >= width / 3 && x < width * 2 / 3 && y >= height / 3 && y < height / 3 + height * 3 / 10
          case .scattered, .noise: pixel % 10 == 0
          case .everything, .noiseEverywhere: true
          }
        guard isChanged else { continue }
        for channel in 0..<3 {
          let old = bytes[pixel * 4 + channel]
          let isNoise = self == .noise || self == .noiseEverywhere
          let step = Int(truncatingIfNeeded: random >> (40 + UInt64(channel) * 4)) % 3
          bytes[pixel * 4 + channel] = isNoise ? UInt8(clamping: Int(old) + step) : 255 - old
        }
      }
    }
    return result
  }
}
