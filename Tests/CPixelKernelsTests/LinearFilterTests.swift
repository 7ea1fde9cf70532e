import CPixelKernels
import Foundation
import Testing

/// The filters of linear light against plain Swift.
@Suite struct LinearFilterTests {
  private func linear(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  /// Premultiplied pixels whose straight components lie in a range.
  private func pixels(_ count: Int, seed: UInt64, in range: ClosedRange<Float> = -1...4) -> [Float] {
    var random = RandomBytes(seed: seed)
    return (0..<count).flatMap { _ -> [Float] in
      let alpha = [0, 1, Float.random(in: 0...1, using: &random)].randomElement(using: &random) ?? 0
      return (0..<3).map { _ in alpha * Float.random(in: range, using: &random) } + [alpha]
    }
  }

  private func eachPixel(_ pixels: [Float], _ body: ([Float]) -> [Float]) -> [Float] {
    stride(from: 0, to: pixels.count, by: 4).flatMap { body(Array(pixels[$0..<$0 + 4])) }
  }

  private func held(_ value: Float, _ least: Float = 0, _ most: Float = 1) -> Float { min(max(value, least), most) }

  @Test(arguments: [false, true], [false, true])
  func `A matrix maps straight components, linear or encoded`(isEncoded: Bool, clamps: Bool) {
    var random = RandomBytes(seed: 8)
    for count in [0, 1, 37] {
      let matrix = (0..<20).map { _ in Float.random(in: -1...1.5, using: &random) }
      let source = pixels(count, seed: 4)
      var result = source
      ts_linear_color_matrix(&result, count, matrix, isEncoded ? 1 : 0, clamps ? 1 : 0)
      let expected = eachPixel(source) { pixel in
        let straight = pixel[..<3].map { part -> Float in
          let value = part / (pixel[3] > 0 ? pixel[3] : 1)
          return isEncoded ? Float(encoded(Double(value))) : value
        }
        let mapped = (0..<4).map { row -> Float in
          var sum = straight[0] * matrix[row * 5]
          sum += straight[1] * matrix[row * 5 + 1]
          sum += straight[2] * matrix[row * 5 + 2]
          sum += pixel[3] * matrix[row * 5 + 3]
          sum += matrix[row * 5 + 4]
          return clamps || row == 3 ? held(sum) : sum
        }
        return mapped[..<3].map { (isEncoded ? Float(linear(Double($0))) : $0) * mapped[3] } + [mapped[3]]
      }
      #expect(result == expected)
    }
  }

  @Test func `The matrix that changes nothing keeps what is brighter than white`() {
    let source: [Float] = [2, 0.5, -0.25, 1, 0.75, 0, 0.1, 0.5]
    let identity: [Float] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    for isEncoded: Int32 in [0, 1] {
      var result = source
      ts_linear_color_matrix(&result, 2, identity, isEncoded, 0)
      #expect(zip(result, source).allSatisfy { abs($0 - $1) < 1e-6 })
      ts_linear_color_matrix(&result, 2, identity, isEncoded, 1)
      #expect(zip(result, [1, 0.5, 0, 1, 0.5, 0, 0.1, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
    }
  }

  @Test func `Opacities within a range become a colour`() {
    let source = pixels(50, seed: 6)
    let color: [Float] = [0.5, 2, 0, 0.75]
    for (low, high) in [(0, 1), (0.5, 1), (0, 0.5), (0.7, 0.2), (-1, 0)] as [(Float, Float)] {
      var result = source
      ts_linear_alpha_threshold(&result, 50, low, high, color)
      #expect(
        result == eachPixel(source) { (low...max(low, high)).contains($0[3]) && $0[3] <= high ? color : [0, 0, 0, 0] })
    }
    // A byte of opacity lies in a range that ends on it.
    var edge: [Float] = [0, 0, 0, 51 / 255]
    ts_linear_alpha_threshold(&edge, 1, 0.2, 0.2, color)
    #expect(edge == color)
  }

  @Test func `Solid pixels keep their straight colours`() {
    let source = pixels(50, seed: 9)
    var result = source
    ts_linear_solidify(&result, 50)
    #expect(result == eachPixel(source) { pixel in pixel[..<3].map { pixel[3] > 0 ? $0 / pixel[3] : 0 } + [1] })
  }

  @Test func `Straight colours are held within a range`() {
    let source = pixels(50, seed: 10)
    for (least, most) in [(0, 1), (-3e38, 2.5), (0, 0)] as [(Float, Float)] {
      var result = source
      ts_linear_hold(&result, 50, least, most)
      #expect(
        result
          == eachPixel(source) { pixel in
            pixel[..<3].map { held($0, least * pixel[3], most * pixel[3]) } + [pixel[3]]
          })
    }
    var bad: [Float] = [.nan, .infinity, -.infinity, 2, .nan, 1, 1, .nan]
    ts_linear_hold(&bad, 2, 0, 1)
    #expect(bad == [0, 1, 0, 1, 0, 0, 0, 0])
  }

  @Test(arguments: [(0, 0), (3, -2), (0.25, 0.5), (-1.75, 0.1), (40, 0), (-7, 5)] as [(Double, Double)])
  func `A plane of alphas is moved, linearly between pixels`(_ dx: Double, _ dy: Double) {
    let (width, height) = (7, 5)
    var plane = [Float](repeating: -1, count: width * height)
    ts_linear_alpha(pixels(width * height, seed: 2), &plane, width * height)
    #expect(plane == stride(from: 3, to: width * height * 4, by: 4).map { pixels(width * height, seed: 2)[$0] })
    func value(_ x: Int, _ y: Int) -> Float {
      (0..<width).contains(x) && (0..<height).contains(y) ? plane[y * width + x] : 0
    }
    let (left, top) = (Int(floor(-dx)), Int(floor(-dy)))
    let (right, below) = (Float(-dx - floor(-dx)), Float(-dy - floor(-dy)))
    let expected = (0..<width * height).map { index -> Float in
      let (x, y) = (index % width + left, index / width + top)
      let first = value(x, y) + (value(x + 1, y) - value(x, y)) * right
      let second = value(x, y + 1) + (value(x + 1, y + 1) - value(x, y + 1)) * right
      return first + (second - first) * below
    }
    var moved = [Float](repeating: -1, count: width * height)
    ts_linear_shift(plane, &moved, width, height, dx, dy)
    #expect(moved == expected)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300]) func `Nothing is left of a plane moved out of sight`(_ far: Double) {
    var moved = [Float](repeating: -1, count: 4)
    ts_linear_shift([1, 1, 1, 1], &moved, 2, 2, far, 0)
    #expect(moved == [0, 0, 0, 0])
  }

  @Test func `A shade is one colour in the shape of alphas, or in what they leave`() {
    let (plane, color): ([Float], [Float]) = ([0, 0.25, 1], [3, 0.5, 0, 0.8])
    func shaded(_ shares: [Float]) -> [Float] { shares.flatMap { share in color.map { $0 * share } } }
    var pixels = [Float](repeating: -1, count: 12)
    ts_linear_shade(plane, color, 0, &pixels, 3)
    #expect(pixels == shaded(plane))
    ts_linear_shade(plane, color, 1, &pixels, 3)
    #expect(pixels == shaded(plane.map { 1 - $0 }))
  }

  @Test(arguments: [0, 1] as [Int32], [1, 3] as [Int32])
  func `Half floats are sampled as in plain Swift`(smooth: Int32, steps: Int32) {
    let (stride, columns, rows) = (6, 5, 4)
    let values = pixels(stride * rows, seed: 20).map { Float16($0) }
    let map = [0.6, 0.2, -0.3, 0.8, 0.4, -0.7]
    func value(_ x: Double, _ y: Double, _ part: Int) -> Float {
      func index(_ place: Double, _ count: Int) -> Int { Int(min(max(place, 0), Double(count) - 1)) }
      return Float(values[(index(y, rows) * stride + index(x, columns)) * 4 + part])
    }
    let share = 1 / Float(steps * steps)
    var expected: [Float] = []
    for y in 0..<5 {
      for x in 0..<6 {
        var sum: [Float] = [0, 0, 0, 0]
        for step in 0..<Int(steps * steps) {
          let px = Double(x) + (Double(step % Int(steps)) + 0.5) / Double(steps)
          let py = Double(y) + (Double(step / Int(steps)) + 0.5) / Double(steps)
          let shift = smooth == 1 ? 0.5 : 0
          let u = map[0] * px + map[2] * py + map[4] - shift
          let v = map[1] * px + map[3] * py + map[5] - shift
          let (right, below) = smooth == 1 ? (Float(u - floor(u)), Float(v - floor(v))) : (0, 0)
          for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let weight = (dx == 1 ? right : 1 - right) * (dy == 1 ? below : 1 - below) * share
            guard weight != 0 else { continue }
            for part in 0..<4 { sum[part] += value(floor(u) + Double(dx), floor(v) + Double(dy), part) * weight }
          }
        }
        expected += sum
      }
    }
    var result = [Float](repeating: -1, count: 6 * 5 * 4)
    ts_linear_sample_half(values.map(\.bitPattern), stride, columns, rows, map, smooth, steps, &result, 6, 5)
    #expect(result == expected)
  }

  @Test func `A picture sampled at its own size is itself`() {
    let values = pixels(12, seed: 21).map { Float16($0) }
    for smooth: Int32 in [0, 1] {
      var result = [Float](repeating: -1, count: 48)
      ts_linear_sample_half(values.map(\.bitPattern), 4, 4, 3, [1, 0, 0, 1, 0, 0], smooth, 1, &result, 4, 3)
      #expect(result == values.map { Float($0) })
    }
  }
}
