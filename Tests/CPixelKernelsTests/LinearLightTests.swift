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
      ts_linear_blend(mode, unit(above), &pixels, 300, 0.6, 1)
      #expect(zip(pixels, unit(bytes)).allSatisfy { abs($0 - $1) <= 1 / 255.0 }, "\(mode)")
      var extended = unit(below)
      ts_linear_blend(mode, unit(above), &extended, 300, 0.6, 0)
      #expect(zip(pixels, extended).allSatisfy { abs($0 - $1) <= 1e-6 }, "\(mode)")
    }
  }

  @Test func `Blending sees components within 0 and 1, and leaves alone what it does not mix`() {
    func blended(_ mode: ts_blend_mode, _ source: [Float], _ backdrop: [Float]) -> [Float] {
      var result = backdrop
      ts_linear_blend(mode, source, &result, 1, 1, 0)
      return result
    }
    let (clear, bright): ([Float], [Float]) = ([0, 0, 0, 0], [3, -0.5, 0.25, 1])
    for mode in ts_blend_multiply.rawValue...ts_blend_plus_darker.rawValue {
      let mode = ts_blend_mode(rawValue: mode)
      let untouched = mode == ts_blend_plus_darker ? [3, 0, 0.25, 1] : bright
      #expect(blended(mode, clear, bright) == untouched, "\(mode)")
      #expect(blended(mode, bright, clear) == untouched, "\(mode)")
    }
    // Opaque over opaque: the blend function of (1, 0, 0.25) and (0.5, 0.5, 0.5).
    let gray: [Float] = [0.5, 0.5, 0.5, 1]
    #expect(blended(ts_blend_multiply, bright, gray) == [0.5, 0, 0.125, 1])
    #expect(blended(ts_blend_screen, bright, gray) == [1, 0.5, 0.625, 1])
    #expect(blended(ts_blend_difference, bright, gray) == [0.5, 0.5, 0.25, 1])
    // Half of it: s · (1 − β) + b · (1 − α) + α · β · blend, from W3C Compositing.
    #expect(blended(ts_blend_multiply, [1.5, 0, 0, 0.5], gray) == [0.5, 0.25, 0.25, 1])
    // A sum: 3 + 0.5 − 1 and so on, no less than 0.
    #expect(blended(ts_blend_plus_darker, bright, gray) == [2.5, 0, 0, 1])
  }

  @Test func `Half floats are IEEE 754's, clamped to the finite ones`() {
    let edges: [Float] = [
      0, 1, 0.5, 1 / 3, 2, 1000.3, 65_503, 65_504, 65_519, 0x1p-14, 0x1.FFFp-15, 0x1p-24, 0x1p-25, 0x1.8p-25, 0x3p-25,
      1e-30, 1 + 0x1p-11, 1 + 0x3p-11, 0x1.FFEp0, 0x1.FFFp0,
    ]
    var random = RandomBytes(seed: 12)
    let many = (0..<4000).map { _ in Float.random(in: -70_000...70_000, using: &random) }
    let small = (0..<4000).map { _ in Float.random(in: -1e-4...1e-4, using: &random) }
    let values = edges + edges.map { -$0 } + many + small
    for value in values {
      var halves = [UInt16](repeating: 9, count: 4)
      ts_half_from_linear([value, 0, 0, 1], &halves, 1, 0)
      let expected = Float16(min(max(value, -65_504), 65_504))
      #expect(halves == [expected.bitPattern, 0, 0, 0x3C00], "\(value)")
    }
    var halves = [UInt16](repeating: 9, count: 12)
    ts_half_from_linear([.nan, .infinity, -.infinity, .nan, 0, 0, 0, 2, 0, 0, 0, -1], &halves, 3, 0)
    #expect(halves == [0, 0x7BFF, 0xFBFF, 0, 0, 0, 0, 0x3C00, 0, 0, 0, 0])
    ts_half_from_linear([0, 0, 0, 0], &halves, 1, 1)
    #expect(halves[3] == 0x3C00)
  }

  @Test func `Sixteen bits are straight, encoded and clamped`() {
    func encoded(_ value: Double) -> Double {
      value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let pixels: [[Float16]] = [
      [0, 0.5, 1, 1], [0.25, 0.125, 0.5, 0.5], [2, -1, 0.001, 1], [1, 1, 1, 0], [0, 0, 0, 1], [0x1p-24, 0, 0, 0x1p-24],
    ]
    for pixel in pixels {
      var bytes = [UInt8](repeating: 9, count: 8)
      ts_rgba16_from_half(pixel.map(\.bitPattern), &bytes, 1)
      let alpha = Double(pixel[3])
      let straight = (0..<3).map { alpha > 0 ? encoded(min(max(Double(pixel[$0]) / alpha, 0), 1)) : 0 } + [alpha]
      let expected = straight.flatMap { value -> [UInt8] in
        let word = UInt16(value * 65_535 + 0.5)
        return [UInt8(word >> 8), UInt8(word & 0xFF)]
      }
      #expect(bytes == expected)
    }
  }

  @Test func `Pixels are gathered by their numbers`() {
    let table = (0..<400).map { Float($0) }
    let indices: [UInt32] = [0, 99, 7, 7, 50]
    var pixels = [Float](repeating: -1, count: 20)
    indices.withUnsafeBytes { bytes in
      ts_linear_gather(bytes.bindMemory(to: UInt8.self).baseAddress, table, &pixels, indices.count)
    }
    let gathered = indices.flatMap { index in table[Int(index) * 4..<Int(index) * 4 + 4] }
    #expect(pixels == gathered)
  }
}
