import Foundation
import TouchstoneDrawing

/// The continents of a globe with a radius of 47 in the middle of the grid.
///
/// - Source: their coasts are drawn by hand, so that they cross rows and columns of the globe where they do in pictures
///   of SF Symbols 5.
extension SymbolDrawing {
  /// Adds the land on the left of a coast from rim to rim: as an area, or as a line as wide as the land reaches there.
  mutating func coast(_ points: [Path.Point]) {
    if isFilled {
      fill(Self.land(points))
    } else {
      stroke(Self.line(along: points, distance: 0.32 * stem), width: 0.66)
    }
  }

  /// Returns the area between a coast and the rim.
  private static func land(_ coast: [Path.Point]) -> Path {
    guard let first = coast.first, let last = coast.last else { return Path() }
    func angle(_ point: Path.Point) -> Double { Double(atan2(point.y, point.x)) * 180 / .pi }
    let (start, end) = (angle(last), angle(first))
    return Path.spline(coast, isClosed: false).arc(0, 0, 47, start, end > start ? end - 360 : end).closed
  }

  /// Returns a line at a distance from a coast, on the land.
  private static func line(along coast: [Path.Point], distance: CGFloat) -> Path {
    let points = coast.indices.map { index -> Path.Point in
      let (before, after) = (coast[max(index - 1, 0)], coast[min(index + 1, coast.count - 1)])
      let direction = (x: after.x - before.x, y: after.y - before.y)
      let length = hypot(direction.x, direction.y)
      return (
        coast[index].x + direction.y / length * distance, coast[index].y - direction.x / length * distance
      )
    }
    return .spline(points, isClosed: false)
  }
}
