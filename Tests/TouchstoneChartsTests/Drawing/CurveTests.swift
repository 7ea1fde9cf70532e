import Charts
import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneCharts

/// The curves between points, checked against the formulas of the interpolation methods.
@Suite struct CurveTests {
  private static let points = [(0, 0), (10, 40), (30, 10), (40, 10), (70, 60)].map { CGPoint(x: $0.0, y: $0.1) }

  /// Returns the control points of a line's segments, two for each.
  private func controls(_ points: [CGPoint], _ method: InterpolationMethod) -> [CGPoint] {
    var path = Path()
    Curve(points, method).append(to: &path, connects: false)
    var controls: [CGPoint] = []
    path.forEach { if case .curve(_, let one, let two) = $0 { controls += [one, two] } }
    return controls
  }

  private func isClose(_ one: [CGPoint], _ two: [CGPoint]) -> Bool {
    one.count == two.count && zip(one, two).allSatisfy { $0.x.isClose(to: $1.x) && $0.y.isClose(to: $1.y) }
  }

  @Test(arguments: [0, 0.5, 1] as [CGFloat])
  func `the tangents of a cardinal line are half of the way between neighbours, less its tension`(_ tension: CGFloat) {
    let points = Self.points
    let tangents = points.indices.map { index -> CGVector in
      let (before, after) = (points[max(0, index - 1)], points[min(4, index + 1)])
      return CGVector(dx: (1 - tension) * (after.x - before.x) / 2, dy: (1 - tension) * (after.y - before.y) / 2)
    }
    var expected: [CGPoint] = []
    for index in 0..<4 {
      let (from, to, leaving, arriving) = (points[index], points[index + 1], tangents[index], tangents[index + 1])
      expected.append(CGPoint(x: from.x + leaving.dx / 3, y: from.y + leaving.dy / 3))
      expected.append(CGPoint(x: to.x - arriving.dx / 3, y: to.y - arriving.dy / 3))
    }
    #expect(isClose(controls(points, .cardinal(tension: tension)), expected))
  }

  @Test
  func `the tension of a cardinal line is 0, and the knots of a Catmull–Rom line centripetal, unless they are given`() {
    #expect(isClose(controls(Self.points, .cardinal), controls(Self.points, .cardinal(tension: 0))))
    #expect(isClose(controls(Self.points, .catmullRom), controls(Self.points, .catmullRom(alpha: 0.5))))
  }

  /// Returns a point of a Catmull–Rom spline, by the pyramid of Barry and Goldman (1988).
  private func pyramid(_ p: [CGPoint], alpha: CGFloat, share: CGFloat) -> CGPoint {
    var knots: [CGFloat] = [0]
    for (from, to) in zip(p, p.dropFirst()) {
      knots.append(knots[knots.count - 1] + pow(hypot(to.x - from.x, to.y - from.y), alpha))
    }
    let t = knots[1] + (knots[2] - knots[1]) * share
    func mix(_ a: CGPoint, _ b: CGPoint, _ from: CGFloat, _ to: CGFloat) -> CGPoint {
      let (u, v) = ((to - t) / (to - from), (t - from) / (to - from))
      return CGPoint(x: a.x * u + b.x * v, y: a.y * u + b.y * v)
    }
    let a = (0..<3).map { mix(p[$0], p[$0 + 1], knots[$0], knots[$0 + 1]) }
    let b = (0..<2).map { mix(a[$0], a[$0 + 1], knots[$0], knots[$0 + 2]) }
    return mix(b[0], b[1], knots[1], knots[2])
  }

  @Test(arguments: [0.5, 1, 0] as [CGFloat])
  func `a Catmull–Rom line runs where the pyramid of Barry and Goldman has it`(_ alpha: CGFloat) {
    let points = Self.points
    let controls = controls(points, .catmullRom(alpha: alpha))
    for piece in 1...2 {
      let (from, one, two, to) = (points[piece], controls[2 * piece], controls[2 * piece + 1], points[piece + 1])
      for share in [0.25, 0.5, 0.9] as [CGFloat] {
        let u = 1 - share
        func cubic(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
          u * u * u * from[keyPath: path] + 3 * u * u * share * one[keyPath: path]
            + 3 * u * share * share * two[keyPath: path] + share * share * share * to[keyPath: path]
        }
        let expected = pyramid(Array(points[(piece - 1)...(piece + 2)]), alpha: alpha, share: share)
        #expect(cubic(\.x).isClose(to: expected.x) && cubic(\.y).isClose(to: expected.y))
      }
    }
  }

  @Test func `a monotone line never leaves the range of the two points around it, and is flat at extremes`() {
    let points = Self.points
    let controls = controls(points, .monotone)
    for piece in 0..<4 {
      let (low, high) = (min(points[piece].y, points[piece + 1].y), max(points[piece].y, points[piece + 1].y))
      for control in controls[(2 * piece)...(2 * piece + 1)] {
        #expect(control.y >= low - 0.001 && control.y <= high + 0.001)
      }
    }
    // The second point is higher than its neighbours.
    #expect(controls[1].y == 40 && controls[2].y == 40)
  }

  @Test func `the ends of a monotone line have the slope of a natural spline`() {
    // Measured in a picture that Apple's frameworks drew: (3 · secant − slope of the neighbour) / 2. The slope at the second
    // point is 0, as it is the highest; at the fourth of five, Steffen's mean is limited to twice the lesser secant, 0.
    let controls = controls(Self.points, .monotone)
    let (first, last) = (controls[0], controls[controls.count - 1])
    #expect(first.x.isClose(to: 10 / 3.0) && first.y.isClose(to: 3 * 4 / 2.0 * 10 / 3))
    #expect(last.x.isClose(to: 60) && last.y.isClose(to: 60 - 3 * (50 / 30.0) / 2 * 10))
    #expect(
      isClose(self.controls([.zero, CGPoint(x: 3, y: 6)], .monotone), [CGPoint(x: 1, y: 2), CGPoint(x: 2, y: 4)]))
  }

  @Test(arguments: [
    (InterpolationMethod.linear, "linear"), (.monotone, "monotone"), (.stepStart, "stepStart"),
    (.stepCenter, "stepCenter"), (.stepEnd, "stepEnd"), (.cardinal(tension: 0.5), "cardinal(tension: 0.5)"),
    (.catmullRom(alpha: 1), "catmullRom(alpha: 1.0)"),
  ]) func `a method is described by its name`(_ method: (InterpolationMethod, String)) {
    #expect(method.0.description == method.1)
  }

  @Test func `a linear line joins its points, in the order of the data`() {
    var path = Path()
    Curve([CGPoint(x: 5, y: 1), CGPoint(x: 0, y: 2), CGPoint(x: 9, y: 3)], .linear).append(to: &path, connects: false)
    #expect(path.description == "5 1 m 0 2 l 9 3 l")
  }
}
