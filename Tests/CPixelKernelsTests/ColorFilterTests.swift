import CPixelKernels
import Testing

@Suite struct ColorFilterTests {
  /// The matrix of `feColorMatrix`, one pixel at a time.
  private func mapped(_ pixel: [UInt8], _ m: [Float]) -> [UInt8] {
    let alpha = Float(pixel[3])
    let straight = [2, 1, 0].map { Float(pixel[$0]) / max(alpha, 1) } + [alpha / 255]
    let rows = (0..<4).map { row in
      let f = Array(m[row * 5..<row * 5 + 5])
      let sum = straight[0] * f[0] + straight[1] * f[1] + straight[2] * f[2] + straight[3] * f[3] + f[4]
      return min(max(sum, 0), 1)
    }
    return [byte(rows[2] * rows[3]), byte(rows[1] * rows[3]), byte(rows[0] * rows[3]), byte(rows[3])]
  }

  @Test(arguments: [1, 16, 37, 1000]) func `Random pixels pass a random matrix as in plain Swift`(_ count: Int) {
    var random = RandomBytes(seed: 7)
    let matrix = (0..<20).map { _ in Float.random(in: -1...1.5, using: &random) }
    let pixels = random.pixels(count)
    var result = pixels
    ts_color_matrix_bgra(&result, count, matrix)
    for pixel in 0..<count {
      let range = pixel * 4..<pixel * 4 + 4
      #expect(Array(result[range]) == mapped(Array(pixels[range]), matrix), "pixel \(pixels[range])")
    }
  }

  @Test func `Opaque pixels pass a matrix that keeps opacity as in plain Swift`() {
    var random = RandomBytes(seed: 8)
    for _ in 0..<8 {
      let matrix = (0..<15).map { _ in Float.random(in: -1...1.5, using: &random) } + [0, 0, 0, 1, 0]
      var pixels = random.pixels(100)
      // Two blocks are opaque, one is but for a single pixel.
      for pixel in 0..<48 where pixel != 40 { pixels[pixel * 4 + 3] = 255 }
      var result = pixels
      ts_color_matrix_bgra(&result, 100, matrix)
      for pixel in 0..<100 {
        let range = pixel * 4..<pixel * 4 + 4
        #expect(Array(result[range]) == mapped(Array(pixels[range]), matrix), "pixel \(pixels[range])")
      }
    }
  }

  @Test func `The identity changes nothing`() {
    var identity = [Float](repeating: 0, count: 20)
    for index in 0..<4 { identity[index * 6] = 1 }
    var pixels: [UInt8] = []
    for alpha in 0...255 {
      for color in 0...alpha { pixels += [UInt8(color), 0, UInt8(alpha), UInt8(alpha)] }
    }
    var result = pixels
    ts_color_matrix_bgra(&result, pixels.count / 4, identity)
    #expect(result == pixels)
  }

  @Test func `A threshold keeps the alphas from its low to its high end`() {
    var pixels: [UInt8] = []
    for alpha in 0...255 { pixels += [0, 0, 0, UInt8(alpha)] }
    var result = pixels
    ts_alpha_threshold_bgra(&result, 256, 100, 200, [1, 2, 3, 4])
    for alpha in 0...255 {
      let expected: [UInt8] = (100...200).contains(alpha) ? [1, 2, 3, 4] : [0, 0, 0, 0]
      let pixel = Array(result[alpha * 4..<alpha * 4 + 4])
      #expect(pixel == expected)
    }
  }
}
