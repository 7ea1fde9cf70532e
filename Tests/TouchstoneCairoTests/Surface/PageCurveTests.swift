import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneCairo

/// Curves that are far larger than the picture.
@Suite struct PageCurveTests {
  private typealias Point = PageCurve.Point

  private let sight = PageCurve.Sight(minX: 0, minY: 0, maxX: 200, maxY: 100)

  /// Quarters of a circle, as `Path` draws them: control points at 0.5523 of the radius.
  private func circle(_ center: Point, radius: Double) -> [PageCurve] {
    let reach = radius * 4 / 3 * (2.0.squareRoot() - 1)
    let turns: [Point] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    return turns.indices.map { index in
      let (from, to) = (turns[index], turns[(index + 1) % 4])
      func point(_ first: Double, _ second: Double) -> Point {
        (center.x + from.x * first + to.x * second, center.y + from.y * first + to.y * second)
      }
      return PageCurve(
        start: point(radius, 0), control1: point(radius, reach), control2: point(reach, radius), end: point(0, radius))
    }
  }

  private func parts(_ curve: PageCurve) -> (lines: [Point], curves: [PageCurve]) {
    var parts: (lines: [Point], curves: [PageCurve]) = ([], [])
    curve.cut(sight, line: { parts.lines.append($0) }, curve: { parts.curves.append($0) })
    return parts
  }

  @Test(arguments: [(0.0, 0.0), (3, 2), (100, 50), (900_000, -900_000)])
  func `a circle around or beside all that is seen is four lines`(x: Double, y: Double) {
    for quarter in circle((x, y), radius: 1_000_000) {
      let (lines, curves) = parts(quarter)
      #expect(lines.count == 1 && curves.isEmpty)
      #expect(lines.first?.x == quarter.end.x && lines.first?.y == quarter.end.y)
    }
  }

  @Test func `a large curve is cut into few parts, and is itself where it is seen`() {
    // Its leftmost point is at (100, 50), between the second quarter and the third.
    let quarters = circle((1_000_100, 50), radius: 1_000_000)
    let all = quarters.map(parts)
    #expect(all.map(\.curves.isEmpty) == [true, false, false, true])
    #expect(all.allSatisfy { $0.lines.count < 20 && $0.curves.count < 20 })
    for part in all.flatMap(\.curves) {
      #expect(!part.isLarge)
      for point in [part.start, part.end] {
        let radius = hypot(point.x - 1_000_100, point.y - 50)
        // A cubic curve is at most 0.027 % off the circle.
        #expect(abs(radius / 1_000_000 - 1) < 0.000_28)
      }
    }
  }

  @Test func `an ordinary curve stays whole`() {
    for quarter in circle((100, 50), radius: 1_000) + circle((100, 50), radius: 40) {
      let (lines, curves) = parts(quarter)
      #expect(lines.count + curves.count == 1)
    }
  }

  @Test func `what is inside of a huge circle is painted, and what is outside is not`() throws {
    let disc = Path(ellipseIn: CGRect(x: 50, y: -999_950, width: 2_000_000, height: 2_000_000))
    let filled = try draw([.fill(disc, .color(.pureRed), FillStyle())], width: 100, height: 100)
    #expect(filled.rgba(45, 50)[3] == 0 && filled.rgba(55, 50)[3] == 255)
    let style = StrokeStyle(lineWidth: 10)
    let traced = try draw([.stroke(disc, .color(.pureRed), style, isAntialiased: true)], width: 100, height: 100)
    #expect([40, 47, 53, 60].map { traced.rgba($0, 50)[3] } == [0, 255, 255, 0])
  }
}
