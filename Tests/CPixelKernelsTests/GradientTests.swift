import CPixelKernels
import Foundation
import Testing

@Suite struct GradientTests {
  private func table(_ colors: [[Float]], _ locations: [Double], perceptual: Bool, count: Int) -> [[Int]] {
    var words = [UInt32](repeating: 0, count: count)
    ts_gradient_table(colors.flatMap(\.self), locations, locations.count, perceptual ? 1 : 0, &words, count)
    return words.map { word in [16, 8, 0, 24].map { Int((word >> UInt32($0)) & 0xFF) } }
  }

  @Test func `Half way from red to blue lies where Apple's does`() {
    // Measured on Apple's: (170, 121, 168) between the system red and blue of OS 26.
    let middle = table(
      [[1, 56 / 255, 60 / 255, 1], [0, 136 / 255, 1, 1]], [0, 1], perceptual: true, count: 257)[128]
    #expect(zip(middle, [170, 121, 168, 255]).allSatisfy { abs($0 - $1) <= 2 }, "\(middle)")
  }

  @Test func `Device interpolation mixes premultiplied components`() {
    let row = table([[1, 0, 0, 1], [0, 0, 1, 0]], [0, 1], perceptual: false, count: 3)
    #expect(row == [[255, 0, 0, 255], [128, 0, 0, 128], [0, 0, 0, 0]])
  }

  @Test func `Perceptual ends and equal neighbours are exact`() {
    let row = table([[0.2, 0.4, 0.6, 1], [0.2, 0.4, 0.6, 1]], [0, 1], perceptual: true, count: 5)
    #expect(row.allSatisfy { $0 == [51, 102, 153, 255] })
  }

  @Test func `A table begins and ends with its outer colours, and a shared place is an edge`() {
    let row = table(
      [[1, 0, 0, 1], [1, 0, 0, 1], [0, 0, 1, 1], [0, 1, 0, 1]], [0.25, 0.5, 0.5, 0.75], perceptual: false, count: 9)
    #expect(row[0] == [255, 0, 0, 255])
    #expect(row[3] == [255, 0, 0, 255])
    #expect(row[4] == [0, 0, 255, 255])
    #expect(row[5] == [0, 128, 128, 255])
    #expect(row[8] == [0, 255, 0, 255])
  }

  /// A table whose entries are their own numbers.
  private func places(_ geometry: ts_gradient_geometry, width: Int, height: Int, count: Int = 1024) -> [Int] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    withUnsafePointer(to: geometry) { geometry in
      pixels.withUnsafeMutableBytes { bytes in
        ts_gradient_fill(
          geometry, (0..<UInt32(count)).map(\.self), count, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
          width * 4, width, height)
      }
    }
    return pixels.map { Int($0) }
  }

  /// What the kernel computes, one pixel at a time.
  private func index(_ t: Float, count: Int) -> Int {
    Int(min(max(t * Float(count - 1) + 0.5, 0), Float(count - 1)))
  }

  private func coordinates(_ g: ts_gradient_geometry, _ x: Int, _ y: Int) -> (u: Float, v: Float) {
    let column = Double(x / 16 * 16) + 0.5
    let row = Double(y) + 0.5
    let step = Float(x % 16)
    return (
      step * Float(g.a) + Float(g.a * column + g.c * row + g.tx),
      step * Float(g.b) + Float(g.b * column + g.d * row + g.ty)
    )
  }

  @Test(arguments: [0.013, 0]) func `Linear places agree with plain Swift`(_ across: Double) {
    let geometry = ts_gradient_geometry(
      kind: ts_gradient_linear, a: across, b: 0, c: -0.007, d: 0, tx: 0.11, ty: 0, factor: 1, offset: 0, start: 0)
    let result = places(geometry, width: 67, height: 31)
    for y in 0..<31 {
      for x in 0..<67 { #expect(result[y * 67 + x] == index(coordinates(geometry, x, y).u, count: 1024)) }
    }
  }

  @Test func `Radial places agree with plain Swift`() {
    let geometry = ts_gradient_geometry(
      kind: ts_gradient_radial, a: 0.03, b: 0.004, c: -0.001, d: 0.02, tx: -1, ty: -0.3, factor: 0.8, offset: -0.1,
      start: 0)
    let result = places(geometry, width: 67, height: 31)
    for y in 0..<31 {
      for x in 0..<67 {
        let (u, v) = coordinates(geometry, x, y)
        let t = (u * u + v * v).squareRoot() * Float(geometry.factor) + Float(geometry.offset)
        #expect(result[y * 67 + x] == index(t, count: 1024))
      }
    }
  }

  @Test func `Angular places lie within one step of the exact angle`() {
    let geometry = ts_gradient_geometry(
      kind: ts_gradient_angular, a: 1, b: 0, c: 0, d: 1, tx: -33, ty: -15.7, factor: 1, offset: 0, start: 0.1)
    let result = places(geometry, width: 67, height: 31)
    for y in 0..<31 {
      for x in 0..<67 {
        let turn = atan2(Double(y) + 0.5 - 15.7, Double(x) + 0.5 - 33) / (2 * .pi) - 0.1
        let exact = (turn - turn.rounded(.down)) * 1023
        #expect(abs(Double(result[y * 67 + x]) - exact) <= 0.51)
      }
    }
  }

  /// The place of the circle through a pixel by the formula of the PDF specification, in double precision.
  private func place(_ g: ts_gradient_circles, _ x: Int, _ y: Int) -> Double? {
    let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
    let (u, v) = (g.a * column + g.c * row + g.tx, g.b * column + g.d * row + g.ty)
    let square = g.dx * g.dx + g.dy * g.dy - g.growth * g.growth
    let half = u * g.dx + v * g.dy + g.radius * g.growth
    let rest = u * u + v * v - g.radius * g.radius
    let under = half * half - square * rest
    guard under >= 0 else { return nil }
    let roots =
      square == 0 ? [rest / half / 2] : [(half + under.squareRoot()) / square, (half - under.squareRoot()) / square]
    return roots.filter { s in
      g.radius + s * g.growth >= 0 && (s >= 0 || g.before != 0) && (s <= 1 || g.after != 0)
    }.max()
  }

  /// Growing about a point within, a cone that opens, a cone that closes, a tube, and circles that touch.
  private static let circles: [(dx: Double, dy: Double, radius: Double, growth: Double)] = [
    (0.3, 0.1, 0.1, 1), (2, 0.5, 0.2, 0.8), (2, -0.5, 1, -0.7), (1.5, 0, 0.6, 0), (0.5, 0, 0.25, 0.5),
  ]

  @Test(arguments: 0..<5, 0..<4) func `Circles agree with the formula`(kind: Int, options: Int32) {
    let (dx, dy, radius, growth) = Self.circles[kind]
    var geometry = ts_gradient_circles(
      a: 0.07, b: 0.01, c: -0.01, d: 0.07, tx: -1.2, ty: -1.4, dx: dx, dy: dy, radius: radius, growth: growth,
      before: options & 1, after: options >> 1)
    let (width, height, count) = (67, 41, 1024)
    let outside = UInt32(count)
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
      ts_gradient_fill_circles(
        &geometry, (0..<outside).map(\.self), count, outside, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        width * 4, width, height)
    }
    var edges = 0
    for y in 0..<height {
      for x in 0..<width {
        let exact = place(geometry, x, y).map { (min(max($0, 0), 1) * Double(count - 1) + 0.5).rounded(.down) }
        // At an edge of the circles, single precision may fall to the other side.
        if abs(Double(pixels[y * width + x]) - (exact ?? Double(count))) > 1 { edges += 1 }
      }
    }
    #expect(edges <= 8)
    #expect(pixels.contains { $0 > 0 && $0 < outside })
  }

  @Test func `Circles of numbers that are none stay within the table`() {
    var geometry = ts_gradient_circles(
      a: .nan, b: .infinity, c: 0, d: 1, tx: 0, ty: 0, dx: .infinity, dy: 1, radius: .nan, growth: 1, before: 1,
      after: 1)
    var pixels = [UInt32](repeating: 0, count: 40)
    pixels.withUnsafeMutableBytes { bytes in
      ts_gradient_fill_circles(
        &geometry, [1, 2], 2, 3, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 80, 20, 2)
    }
    #expect(pixels.allSatisfy { (1...3).contains($0) })
  }

  @Test func `Numbers that are none stay within the table`() {
    let geometry = ts_gradient_geometry(
      kind: ts_gradient_radial, a: .nan, b: .infinity, c: 0, d: 1, tx: 0, ty: 0, factor: .infinity, offset: -.infinity,
      start: 0)
    #expect(places(geometry, width: 20, height: 2).allSatisfy { (0..<1024).contains($0) })
  }

  @Test(arguments: [false, true]) func `Linear tables hold the light of encoded ones`(perceptual: Bool) {
    func light(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    let colors: [Float] = [1, 0.2, 0.1, 1, 0.1, 0.9, 0.3, 0.5, 0, 0, 1, 0]
    var words = [UInt32](repeating: 0, count: 65)
    ts_gradient_table(colors, [0, 0.5, 1], 3, perceptual ? 1 : 0, &words, 65)
    for clamps in [false, true] {
      var table = [Float](repeating: -1, count: 260)
      ts_gradient_table_linear(colors, [0, 0.5, 1], 3, perceptual ? 1 : 0, clamps ? 1 : 0, &table, 65)
      for (index, word) in words.enumerated() {
        let alpha = Double(table[index * 4 + 3])
        #expect(UInt32(alpha * 255 + 0.5) == word >> 24)
        for k in 0..<3 where alpha > 0.02 {
          let byte = Double(word >> UInt32(16 - 8 * k) & 0xFF)
          let straight = min(max(Double(table[index * 4 + k]) / alpha, 0), 1)
          // Half a level, as the slope of the curve has it: at most 2.3.
          #expect(abs(straight - light(min(byte / 255 / alpha, 1))) <= 2.3 / 255 / alpha * 0.51, "\(index) \(k)")
        }
      }
    }
  }

  @Test func `Linear tables keep what is brighter than white unless they clamp`() {
    func light(_ value: Double) -> Double { pow((value + 0.055) / 1.055, 2.4) }
    var table = [Float](repeating: 0, count: 12)
    let colors: [Float] = [1, 2, -0.5, 1, 1.5, 2, -0.5, 0.5]
    ts_gradient_table_linear(colors, [0, 1], 2, 0, 0, &table, 3)
    // Half way: premultiplied (1 + 0.75) / 2 over an alpha of 0.75.
    let expected = [
      1, light(2), -light(0.5), 1, light(1.75 / 1.5) * 0.75, light(2) * 0.75, -light(0.5) * 0.75, 0.75,
      light(1.5) * 0.5, light(2) * 0.5, -light(0.5) * 0.5, 0.5,
    ]
    #expect(zip(table, expected).allSatisfy { abs(Double($0) - $1) < 1e-6 }, "\(table)")
    ts_gradient_table_linear(colors, [0, 1], 2, 0, 1, &table, 3)
    #expect(zip(table, [1, 1, 0, 1, 0.75, 0.75, 0, 0.75, 0.5, 0.5, 0, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
  }
}
