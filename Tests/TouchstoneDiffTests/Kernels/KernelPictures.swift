import CPixelKernels
import TouchstoneTestSupport

/// A picture as the kernels see it, with random pixels from few colours, so that equal neighbours are common.
struct KernelPicture {
  let width: Int
  let height: Int
  var bytes: [UInt8]

  init(_ width: Int, _ height: Int, colors: [UInt32], using random: inout SplitMix) {
    self.width = width
    self.height = height
    bytes = []
    var color = colors[0]
    for _ in 0..<width * height {
      if Int.random(in: 0..<3, using: &random) == 0 { color = colors[Int.random(in: 0..<colors.count, using: &random)] }
      bytes += [24, 16, 8, 0].reversed().map { UInt8(color >> $0 & 255) }
    }
  }

  /// The pixel as a number whose lowest byte is blue. Nil outside.
  func pixel(_ x: Int, _ y: Int) -> UInt32? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[(y * width + x) * 4 + $1]) << (8 * UInt32($1)) }
  }

  /// The picture with one pixel in so many changed.
  func changed(oneIn share: Int, colors: [UInt32], using random: inout SplitMix) -> KernelPicture {
    var copy = self
    for place in 0..<width * height where Int.random(in: 0..<share, using: &random) == 0 {
      let color = colors[Int.random(in: 0..<colors.count, using: &random)]
      for i in 0..<4 { copy.bytes[place * 4 + i] = UInt8(color >> (8 * UInt32(i)) & 255) }
    }
    return copy
  }

  /// Calls a closure with all rows of two pictures.
  static func withRows<Result>(_ a: KernelPicture, _ b: KernelPicture, _ body: (ts_row_range) -> Result) -> Result {
    let differs = [UInt8](repeating: 1, count: a.height)
    return a.bytes.withUnsafeBufferPointer { p in
      b.bytes.withUnsafeBufferPointer { q in
        differs.withUnsafeBufferPointer { rows in
          body(
            ts_row_range(
              a: p.baseAddress, b: q.baseAddress, width: a.width, height: a.height, first: 0, end: a.height,
              differs: rows.baseAddress))
        }
      }
    }
  }

  /// Greys and colours, opaque, in two of which luma is the same; translucent ones too if asked for.
  static func colors(translucent: Bool) -> [UInt32] {
    let opaque: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080, 0xFFC0_C0C0, 0xFF00_7AFF, 0xFFF2_F2F7, 0xFF1C_1C1E]
    return translucent ? opaque + [0x8000_0000, 0x8080_8080, 0x4020_1000, 0x0000_0000, 0x8040_0000] : opaque
  }
}

/// A pixel with straight alpha.
struct Straight {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  init(_ pixel: UInt32) {
    alpha = Double(pixel >> 24)
    let alpha = self.alpha
    func channel(_ shift: UInt32) -> Double {
      let value = Double(pixel >> shift & 255)
      return alpha == 0 ? 0 : (value * 255 / alpha).rounded(.toNearestOrAwayFromZero)
    }
    (red, green, blue) = (channel(16), channel(8), channel(0))
  }

  /// The channels over an opaque colour.
  func over(_ ground: (Double, Double, Double)) -> (Double, Double, Double) {
    func blend(_ color: Double, _ ground: Double) -> Double { (color * alpha + ground * (255 - alpha)) / 255 }
    return (blend(red, ground.0), blend(green, ground.1), blend(blue, ground.2))
  }
}

/// The background that pixelmatch puts behind a translucent pixel.
func pixelmatchGround(_ place: Int) -> (Double, Double, Double) {
  let k = Double(place * 4)
  func channel(_ divisor: Double) -> Double { 48 + 159 * Double(Int(k / divisor) % 2) }
  return (48, channel(1.618033988749895), channel(2.618033988749895))
}
