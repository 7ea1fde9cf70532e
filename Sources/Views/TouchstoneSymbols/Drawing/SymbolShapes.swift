import Foundation
import TouchstoneDrawing

/// The outlines that the programs of symbols, or enclosures, call by name.
enum SymbolShapes {
  static let star = Path.star(0, 5.5, tips: 5, 57.5, inner: 25, rounding: 0.5, innerRounding: 1)

  static let heart = Path.at(0, -28)
    .curve(6, -39, 16, -44.5, 27, -44.5)
    .curve(42, -44.5, 52, -33, 52, -17)
    .curve(52, 12, 24, 32, 0, 47)
    .closedByMirroring

  static let shield = Path.at(0, -53)
    .curve(12, -44, 26, -39, 42, -38)
    .to(42, -2)
    .curve(42, 28, 22, 42, 0, 52)
    .closedByMirroring

  static let seal = Path.star(0, 0, tips: 8, 55, inner: 45, rounding: 11, innerRounding: 9)

  /// A speech bubble whose tail points to the bottom left.
  static let bubble = Path.polygon(
    (-53, -45, 21), (53, -45, 21), (53, 31, 21), (-4, 31, 5), (-27, 50, 5), (-26, 31, 3), (-53, 31, 21))

  static let drop = Path.at(0, -54)
    .curve(4, -44, 34, -12, 34, 15)
    .curve(34, 36, 19, 51, 0, 51)
    .closedByMirroring

  /// A crescent that is open to the top right.
  static let moon = crescent(radius: 47, cut: (22, -20), cutRadius: 38)

  static let cloud = lobes([(-31, 11, 21), (-5, -10, 29), (29, 8, 24)])

  static let bolt = Path.polygon(
    (12, -54, 2), (-33, 9, 4), (-3, 9, 2), (-12, 54, 2), (33, -9, 4), (3, -9, 2))

  /// The outer edge of a filled bolt, whose tips are narrower than those of lines.
  static let filledBolt = Path.polygon(
    (22, -63, 3), (-36, 10, 3.5), (-6, 10, 1), (-22, 63, 3), (36, -10, 3.5), (6, -10, 1))

  /// Head and shoulders.
  static let head = Path.circle(0, -25, 19.5)
  static let shoulders = Path.at(0, 8)
    .curve(25, 8, 41, 22, 41, 38)
    .curve(41, 43, 38, 46, 32, 46)
    .to(0, 46)
    .closedByMirroring

  /// The four corners of a square frame with half sides of 44, for viewfinders and dashed squares.
  static let brackets = [0, 90, 180, 270].reduce(Path()) { path, degrees in
    path + Path.bent((-44, -20, 0), (-44, -44, 14), (-20, -44, 0)).turned(Double(degrees))
  }

  /// Returns a circle with a smaller circle cut out of its edge.
  static func crescent(radius: CGFloat, cut: Path.Point, cutRadius: CGFloat) -> Path {
    let distance = hypot(cut.x, cut.y)
    let direction = Double(atan2(cut.y, cut.x)) * 180 / .pi
    func angle(_ near: CGFloat, _ far: CGFloat) -> Double {
      acos(Double((near * near + distance * distance - far * far) / (2 * near * distance))) * 180 / .pi
    }
    let outside = angle(radius, cutRadius)
    let inside = angle(cutRadius, radius)
    return Path.arc(0, 0, radius, direction + outside, direction + 360 - outside)
      .arc(cut.x, cut.y, cutRadius, direction + 180 + inside, direction + 180 - inside)
      .closed
  }

  /// Returns the outline of a row of overlapping circles, from left to right, on a common baseline.
  static func lobes(_ circles: [(x: CGFloat, y: CGFloat, radius: CGFloat)]) -> Path {
    var path = Path()
    var start = 90.0
    for (index, circle) in circles.enumerated() {
      var end = 450.0
      if index + 1 < circles.count {
        let next = circles[index + 1]
        let meeting = upperIntersection(circle, next)
        end = degrees(from: circle, to: meeting)
        if end < start { end += 360 }
        path = path.joinedArc(circle.x, circle.y, circle.radius, start, end)
        start = degrees(from: next, to: meeting)
        if start < 0 { start += 360 }
      } else {
        path = path.joinedArc(circle.x, circle.y, circle.radius, start, end)
      }
    }
    return path.closed
  }

  /// Returns the outline of a gear whose teeth taper outwards.
  static func gear(teeth: Int, radius: CGFloat, depth: CGFloat) -> Path {
    var path = Path()
    let pitch = 2 * Double.pi / Double(teeth)
    func point(_ angle: Double, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: distance * CGFloat(sin(angle)), y: -distance * CGFloat(cos(angle)))
    }
    for tooth in 0..<teeth {
      let middle = Double(tooth) * pitch
      let corners = [
        point(middle - pitch * 0.32, radius), point(middle - pitch * 0.17, radius + depth),
        point(middle + pitch * 0.17, radius + depth), point(middle + pitch * 0.32, radius),
      ]
      if tooth == 0 { path.move(to: corners[0]) } else { path.addLine(to: corners[0]) }
      for corner in corners.dropFirst() { path.addLine(to: corner) }
    }
    path.closeSubpath()
    return path
  }

  private static func degrees(from circle: (x: CGFloat, y: CGFloat, radius: CGFloat), to point: CGPoint) -> Double {
    Double(atan2(point.y - circle.y, point.x - circle.x)) * 180 / .pi
  }

  private static func upperIntersection(
    _ a: (x: CGFloat, y: CGFloat, radius: CGFloat), _ b: (x: CGFloat, y: CGFloat, radius: CGFloat)
  ) -> CGPoint {
    let distance = hypot(b.x - a.x, b.y - a.y)
    let along = (a.radius * a.radius - b.radius * b.radius + distance * distance) / (2 * distance)
    let aside = (a.radius * a.radius - along * along).squareRoot()
    let unit = CGPoint(x: (b.x - a.x) / distance, y: (b.y - a.y) / distance)
    return CGPoint(x: a.x + unit.x * along + unit.y * aside, y: a.y + unit.y * along - unit.x * aside)
  }
}

extension Path {
  /// Returns the path with an arc, connected by a line, or the arc alone if the path is empty.
  fileprivate func joinedArc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: Double, _ end: Double
  ) -> Path {
    isEmpty ? .arc(x, y, radius, start, end) : arc(x, y, radius, start, end)
  }
}
