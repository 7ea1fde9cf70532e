import CPixelKernels
import Testing

@Suite struct CoverageTests {
  @Test func `Covering agrees with the formula for every pair of bytes`() {
    let source = (0...255).flatMap { row in (0...255).map { _ in UInt8(row) } }
    let target = (0...255).flatMap { _ in (0...255).map { UInt8($0) } }
    var result = target
    ts_cover_a8(source, 256, &result, 256, 256, 256)
    for (index, value) in result.enumerated() {
      let (s, t) = (Int(source[index]), Int(target[index]))
      #expect(Int(value) == s + t - (2 * s * t + 255) / 510)
    }
  }

  @Test func `Covering stays within its rectangle`() {
    var target = [UInt8](repeating: 0, count: 8 * 40)
    let source = [UInt8](repeating: 255, count: 19 * 3)
    target.withUnsafeMutableBufferPointer { bytes in
      if let first = bytes.baseAddress { ts_cover_a8(source, 19, first + 40 * 2 + 5, 40, 19, 3) }
    }
    for y in 0..<8 {
      for x in 0..<40 { #expect(target[y * 40 + x] == ((2..<5).contains(y) && (5..<24).contains(x) ? 255 : 0)) }
    }
  }

  @Test(arguments: [1, 16, 33]) func `Alpha is copied, inverted and filled in`(_ count: Int) {
    var random = RandomBytes(seed: 3)
    let pixels = random.pixels(count)
    let expected: [UInt8] = (0..<count).map { pixels[$0 * 4 + 3] }
    var alpha = [UInt8](repeating: 0, count: count)
    ts_alpha_of_bgra(pixels, &alpha, count)
    #expect(alpha == expected)
    ts_invert_a8(&alpha, count)
    #expect(alpha == expected.map { 255 - $0 })
    var opaque = pixels
    ts_fill_alpha_bgra(&opaque, count)
    let filled: [UInt8] = pixels.indices.map { $0 % 4 == 3 ? 255 : pixels[$0] }
    #expect(opaque == filled)
  }

  @Test func `Solid pixels have the straight colour`() {
    var pixels: [UInt8] = []
    for alpha in 0...255 {
      for color in 0...alpha { pixels += [UInt8(color), UInt8(alpha), 0, UInt8(alpha)] }
    }
    var solid = pixels
    ts_solidify_bgra(&solid, pixels.count / 4)
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[index + 3])
      let straight = (0..<3).map { alpha == 0 ? 0 : (Int(pixels[index + $0]) * 510 + alpha) / (2 * alpha) }
      #expect(solid[index..<index + 4].map { Int($0) } == straight + [255])
    }
  }
}
