import Foundation

/// A line between two grid points, from `top` to the later point `bottom`.
struct GridEdge {
  /// The change of each path's winding number from the right to the left of an edge that runs down.
  struct Windings: Hashable {
    var first: Int
    var second: Int

    static func + (lhs: Windings, rhs: Windings) -> Windings {
      Windings(first: lhs.first + rhs.first, second: lhs.second + rhs.second)
    }

    /// The windings of the edge in the opposite direction.
    var reversed: Windings { Windings(first: -first, second: -second) }
  }

  var top: GridPoint
  var bottom: GridPoint
  /// For each path, the number of times that it runs down the edge minus the times that it runs up.
  var windings: Windings

  var isHorizontal: Bool { top.y == bottom.y }

  /// Returns a measure of how far along the edge a nearby point is; it grows from top to bottom.
  func progress(of point: GridPoint) -> Int {
    (point.x - top.x) * (bottom.x - top.x) + (point.y - top.y) * (bottom.y - top.y)
  }

  /// Returns the x coordinate at which the edge reaches a y coordinate between its ends.
  func x(at y: Double) -> Double {
    let share = (y - Double(top.y)) / Double(bottom.y - top.y)
    return Double(top.x) + Double(bottom.x - top.x) * share
  }

  /// Returns the points, rounded to the grid, at which another edge touches or crosses this one; both edges are cut
  /// there.
  func meetings(with other: GridEdge) -> [GridPoint] {
    guard max(top.y, other.top.y) <= min(bottom.y, other.bottom.y),
      max(min(top.x, bottom.x), min(other.top.x, other.bottom.x))
        <= min(max(top.x, bottom.x), max(other.top.x, other.bottom.x))
    else { return [] }
    let sides = (top.area(bottom, other.top), top.area(bottom, other.bottom))
    let others = (other.top.area(other.bottom, top), other.top.area(other.bottom, bottom))
    var points: [GridPoint] = []
    if sides.0 == 0, other.top.isWithin(top, bottom) { points.append(other.top) }
    if sides.1 == 0, other.bottom.isWithin(top, bottom) { points.append(other.bottom) }
    if others.0 == 0, top.isWithin(other.top, other.bottom) { points.append(top) }
    if others.1 == 0, bottom.isWithin(other.top, other.bottom) { points.append(bottom) }
    if !points.isEmpty { return points }
    guard (sides.0 < 0) != (sides.1 < 0), (others.0 < 0) != (others.1 < 0), sides.0 != 0, sides.1 != 0, others.0 != 0,
      others.1 != 0
    else { return [] }
    let share = Double(others.0) / (Double(others.0) - Double(others.1))
    return [
      GridPoint(
        x: Int((Double(top.x) + Double(bottom.x - top.x) * share).rounded()),
        y: Int((Double(top.y) + Double(bottom.y - top.y) * share).rounded()))
    ]
  }
}
