import CPixelKernels
import Foundation
import Testing

@Suite struct LinearLightTests {
  private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  @Test func `Every premultiplied byte passes the curve of sRGB`() {
    for alpha in [1, 17, 128, 254, 255] {
      for value in 0...alpha {
        let bytes = [UInt8(value), 0, UInt8(alpha), UInt8(alpha)]
        var pixel = [Float](repeating: -1, count: 4)
        ts_linear_from_bgra(bytes, &pixel, 1)
        let (share, a) = (Double(value) / Double(alpha), Double(alpha) / 255)
        let expected: [Float] = [Float(a), 0, Float(linear(share) * Double(alpha) / 255), Float(a)]
        #expect(pixel == expected)
        var back = [UInt8](repeating: 9, count: 4)
        ts_bgra_from_linear(pixel, &back, 1)
        #expect(back == bytes)
      }
    }
  }

  @Test func `Beyond 0 and 1, and without a number, bytes are clamped`() {
    var bytes = [UInt8](repeating: 9, count: 12)
    ts_bgra_from_linear([2, -1, .nan, 1, 1, 1, 1, 0, .infinity, 0, 0, 3], &bytes, 3)
    #expect(bytes == [0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 255, 255])
  }

  @Test(arguments: [0, 1, 16, 37]) func `A tint takes the shape, and a cover its opacity`(count: Int) {
    var random = RandomBytes(seed: 3)
    let bytes = random.pixels(count)
    let color: [Float] = [1.5, -0.25, 0.5, 0.75]
    var pixels = [Float](repeating: 0, count: count * 4)
    ts_linear_tint(bytes, color, &pixels, count)
    func alpha(_ index: Int) -> Float { Float(bytes[index / 4 * 4 + 3]) }
    let tinted = (0..<count * 4).map { index -> Float in color[index % 4] * alpha(index) / 255 }
    #expect(pixels == tinted)
    ts_linear_cover(bytes, &pixels, count)
    let covered = tinted.indices.map { index -> Float in tinted[index] * alpha(index) / 255 }
    #expect(pixels == covered)
  }

  private func floats(_ count: Int, seed: UInt64) -> [Float] {
    var random = RandomBytes(seed: seed)
    return (0..<count).flatMap { _ -> [Float] in
      let alpha = [0, 1, Float.random(in: 0...1, using: &random)].randomElement(using: &random) ?? 0
      return (0..<3).map { _ in alpha * Float.random(in: 0...1, using: &random) } + [alpha]
    }
  }

  @Test(arguments: [false, true]) func `Porter and Duff's operators agree with plain Swift`(clamps: Bool) {
    let shares = [ts_share_none, ts_share_all, ts_share_alpha, ts_share_rest]
    func factor(_ share: ts_share, _ alpha: Float) -> Float {
      switch share {
      case ts_share_none: 0
      case ts_share_all: 1
      case ts_share_alpha: alpha
      default: 1 - alpha
      }
    }
    let (source, backdrop) = (floats(50, seed: 1), floats(50, seed: 2))
    for above in shares {
      for below in shares {
        var result = backdrop
        ts_linear_compose(above, below, source, &result, 50, 0.7, clamps ? 1 : 0)
        for pixel in 0..<50 {
          let (s, b) = (Array(source[pixel * 4..<pixel * 4 + 4]), Array(backdrop[pixel * 4..<pixel * 4 + 4]))
          let (over, under) = (factor(above, b[3]) * 0.7, factor(below, s[3] * 0.7))
          var expected = (0..<4).map { part -> Float in s[part] * over + b[part] * under }
          if clamps {
            expected[3] = min(max(expected[3], 0), 1)
            for part in 0..<3 { expected[part] = min(max(expected[part], 0), expected[3]) }
          }
          #expect(Array(result[pixel * 4..<pixel * 4 + 4]) == expected)
        }
      }
    }
  }

  @Test func `Blending floats agrees with blending bytes to one level`() {
    var random = RandomBytes(seed: 5)
    let (above, below) = (random.pixels(300), random.pixels(300))
    func unit(_ bytes: [UInt8]) -> [Float] {
      // Blue and red change places: the order of the parts.
      let order = [2, 1, 0, 3]
      return bytes.indices.map { index -> Float in Float(bytes[index / 4 * 4 + order[index % 4]]) / 255 }
    }
    for mode in ts_blend_multiply.rawValue...ts_blend_plus_darker.rawValue {
      let mode = ts_blend_mode(rawValue: mode)
      var bytes = below
      ts_blend_bgra(mode, above, &bytes, 300, 0.6)
      var pixels = unit(below)
      ts_linear_blend(mode, unit(above), &pixels, 300, 0.6)
      #expect(zip(pixels, unit(bytes)).allSatisfy { abs($0 - $1) <= 1 / 255.0 }, "\(mode)")
    }
  }
}
