import CPixelKernels
import Foundation
import Testing

@Suite struct MeshTests {
  private typealias Color = (Float, Float, Float, Float)

  /// A mesh of straight curves through the places (x, y)·10, with a colour for each.
  ///
  /// - Parameter linear: Whether colours of linear light, which are asked for by a value, are clamped.
  private func patch(
    _ colors: [[Float]], columns: Int = 2, at cell: (Int, Int) = (0, 0), steps: Int, smooth: Bool = false,
    perceptual: Bool = false, linear: Bool? = nil
  ) -> [ts_mesh_point] {
    let vertices = colors.enumerated().map { index, color in
      let (x, y) = (Double(index % columns) * 10, Double(index / columns) * 10)
      let third = 10.0 / 3
      return ts_mesh_vertex(
        x: x, y: y, leading: (x - third, y), top: (x, y - third), trailing: (x + third, y), bottom: (x, y + third),
        color: (color[0], color[1], color[2], color[3]))
    }
    var points = [ts_mesh_point](repeating: ts_mesh_point(), count: (steps + 1) * (steps + 1))
    vertices.withUnsafeBufferPointer { vertices in
      var mesh = ts_mesh(
        vertices: vertices.baseAddress, columns: columns, rows: colors.count / columns, smooth: smooth ? 1 : 0,
        perceptual: perceptual ? 1 : 0)
      if let linear {
        ts_mesh_patch_linear(&mesh, cell.0, cell.1, steps, linear ? 1 : 0, &points)
      } else {
        ts_mesh_patch(&mesh, cell.0, cell.1, steps, &points)
      }
    }
    return points
  }

  private static let corners: [[Float]] = [[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1], [1, 1, 1, 0.5]]

  @Test(arguments: [false, true]) func `One cell mixes its corners bilinearly, smooth or not`(smooth: Bool) {
    let points = patch(Self.corners, steps: 4, smooth: smooth)
    for (index, point) in points.enumerated() {
      let (u, v) = (Double(index % 5) / 4, Double(index / 5) / 4)
      let shares = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
      // Premultiplied blue, green, red, alpha.
      let expected = [2, 1, 0, 3].map { part in
        zip(shares, Self.corners).map { $0 * Double(part == 3 ? $1[3] : $1[part] * $1[3]) }.reduce(0, +) * 255
      }
      let found = [point.color.0, point.color.1, point.color.2, point.color.3].map(Double.init)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-3 }, "\(found) \(expected)")
      #expect(abs(point.x - u * 10) < 1e-9 && abs(point.y - v * 10) < 1e-9)
    }
  }

  @Test func `Perceptual colours are those of a gradient`() {
    let points = patch(
      [[1, 0, 0, 1], [0, 0, 1, 1], [1, 0, 0, 1], [0, 0, 1, 1]], steps: 8, perceptual: true)
    var table = [UInt32](repeating: 0, count: 9)
    ts_gradient_table([1, 0, 0, 1, 0, 0, 1, 1], [0, 1], 2, 1, &table, 9)
    for index in 0...8 {
      let color = points[index].color
      let parts = [color.0, color.1, color.2, color.3].enumerated()
      #expect(parts.allSatisfy { abs($1 - Float((table[index] >> UInt32(8 * $0)) & 0xFF)) <= 0.51 })
    }
  }

  @Test func `Smooth colours keep their slope from cell to cell and never go beyond the corners`() {
    let row: [[Float]] = [[0, 0, 0, 1], [0.2, 1, 0, 1], [1, 0, 0, 1]]
    let left = patch(row + row, columns: 3, steps: 100, smooth: true)
    let right = patch(row + row, columns: 3, at: (1, 0), steps: 100, smooth: true)
    let before = left[100].color.2 - left[99].color.2
    let after = right[1].color.2 - right[0].color.2
    #expect(abs(before - after) < 0.1 && abs(before - 0.4 * 2.55) < 0.1, "\(before) \(after)")
    // Green has its peak at the middle corner: flat there.
    #expect(abs(left[100].color.1 - left[99].color.1) < 0.1)
    #expect((left + right).allSatisfy { (0...255).contains($0.color.1) && (0...255).contains($0.color.2) })
  }

  @Test func `The patch between curves is that of Coons`() {
    let corners: [(Double, Double)] = [(0, 0), (30, 0), (0, 30), (30, 30)]
    var vertices = corners.map { x, y in
      ts_mesh_vertex(
        x: x, y: y, leading: (x - 10, y), top: (x, y - 10), trailing: (x + 10, y), bottom: (x, y + 10),
        color: (1, 1, 1, 1))
    }
    vertices[0].trailing = (10, 12)
    vertices[1].leading = (20, 12)
    var points = [ts_mesh_point](repeating: ts_mesh_point(), count: 9)
    var mesh = vertices.withUnsafeBufferPointer {
      ts_mesh(vertices: $0.baseAddress, columns: 2, rows: 2, smooth: 0, perceptual: 0)
    }
    vertices.withUnsafeBufferPointer {
      mesh.vertices = $0.baseAddress
      ts_mesh_patch(&mesh, 0, 0, 2, &points)
    }
    // The top curve sinks by 3·12/4 = 9 at its middle; half way down, half of that remains.
    let places: [[Double]] = points.map { [$0.x, $0.y] }
    #expect(places[1] == [15, 9])
    #expect(places[4] == [15, 19.5])
    #expect(places[7] == [15, 30])
  }

  // MARK: Pixels

  private func fill(_ points: [ts_mesh_point], columns: Int, width: Int, height: Int) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    ts_mesh_fill(points, columns, points.count / columns, &pixels, width * 4, width, height)
    return pixels
  }

  /// What the kernel computes, one pixel at a time, before it is rounded.
  private func reference(_ points: [ts_mesh_point], columns: Int, width: Int, height: Int) -> [Float] {
    typealias Crossing = (x: Double, color: [Float])
    func parts(_ point: ts_mesh_point) -> [Float] { [point.color.0, point.color.1, point.color.2, point.color.3] }
    func crossing(_ a: ts_mesh_point, _ b: ts_mesh_point, _ y: Double) -> Crossing? {
      let (from, to) = a.y > b.y ? (b, a) : (a, b)
      guard from.y <= y, y < to.y else { return nil }
      let share = (y - from.y) / (to.y - from.y)
      let color = zip(parts(from), parts(to)).map { $0 + ($1 - $0) * Float(share) }
      return (from.x + (to.x - from.x) * share, color)
    }
    var pixels = [Float](repeating: 0, count: width * height * 4)
    for row in 0..<points.count / columns - 1 {
      for column in 0..<columns - 1 {
        let first = row * columns + column
        let (a, b, c, d) = (points[first], points[first + 1], points[first + columns], points[first + columns + 1])
        for triangle in [[a, b, d], [a, d, c]] {
          for y in 0..<height {
            let found = [(0, 1), (1, 2), (2, 0)].compactMap {
              crossing(triangle[$0.0], triangle[$0.1], Double(y) + 0.5)
            }
            guard found.count == 2 else { continue }
            let (left, right) = found[0].x > found[1].x ? (found[1], found[0]) : (found[0], found[1])
            for x in 0..<width where Double(x) + 0.5 >= left.x && Double(x) + 0.5 < right.x {
              let share = Float((Double(x) + 0.5 - left.x) / (right.x - left.x))
              for part in 0..<4 {
                pixels[(y * width + x) * 4 + part] =
                  left.color[part] + (right.color[part] - left.color[part]) * share
              }
            }
          }
        }
      }
    }
    return pixels
  }

  @Test(arguments: 1...20) func `Pixels agree with plain Swift`(seed: UInt64) {
    var random = RandomBytes(seed: seed)
    let points = (0..<12).map { _ in
      ts_mesh_point(
        x: Double.random(in: -10...47, using: &random), y: Double.random(in: -10...41, using: &random),
        color: (
          Float.random(in: 0...255, using: &random), Float.random(in: 0...255, using: &random),
          Float.random(in: 0...255, using: &random), 255
        ))
    }
    let expected = reference(points, columns: 4, width: 37, height: 31)
    #expect(fill(points, columns: 4, width: 37, height: 31) == expected.map { UInt8($0 + 0.5) })
    var floats = [Float](repeating: 0, count: 37 * 31 * 4)
    ts_mesh_fill_linear(points, 4, 3, &floats, 37, 31)
    #expect(floats == expected)
  }

  @Test(arguments: [false, true]) func `Points of linear light keep components beyond 0 and 1, unless they are clamped`(
    clamps: Bool
  ) {
    func linear(_ value: Double) -> Double {
      let size = abs(value)
      let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -linear : linear
    }
    let corners: [[Float]] = [
      [1.5, -0.25, 0.5, 1], [1.5, -0.25, 0.5, 1], [1.5, -0.25, 0.5, 0.5], [1.5, -0.25, 0.5, 0],
    ]
    let points = patch(corners, steps: 4, linear: clamps)
    for (index, point) in points.enumerated() {
      let (u, v) = (Double(index % 5) / 4, Double(index / 5) / 4)
      let alpha = (1 - v) + 0.5 * (1 - u) * v
      let straight = [1.5, -0.25, 0.5].map { linear(clamps ? min(max($0, 0), 1) : $0) }
      let expected = straight.map { $0 * alpha } + [alpha]
      let found = [point.color.0, point.color.1, point.color.2, point.color.3].map(Double.init)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(found) \(expected)")
    }
  }

  @Test func `A mesh that covers the pixels leaves none out`() {
    var random = RandomBytes(seed: 7)
    // Inner points move, the rim stays.
    let points = (0..<36).map { index in
      let (x, y) = (index % 6, index / 6)
      func moved(_ place: Int) -> Double {
        Double(place) * 8 + ((1...4).contains(x) && (1...4).contains(y) ? Double.random(in: -3...3, using: &random) : 0)
      }
      return ts_mesh_point(x: moved(x), y: moved(y), color: (9, 9, 9, 255))
    }
    #expect(fill(points, columns: 6, width: 40, height: 40) == (0..<1600).flatMap { _ in [9, 9, 9, 255] as [UInt8] })
  }

  @Test func `Places far away and nowhere touch no memory`() {
    for place in [1e300, -1e300, .infinity, -.infinity, .nan] {
      let points = [(0.0, 0.0), (place, 0), (0, place), (place, place)].map {
        ts_mesh_point(x: $0, y: $1, color: (0, 0, 0, 0))
      }
      #expect(fill(points, columns: 2, width: 5, height: 5).count == 100)
      #expect(fill(points, columns: 2, width: 0, height: 0).isEmpty)
    }
  }
}
