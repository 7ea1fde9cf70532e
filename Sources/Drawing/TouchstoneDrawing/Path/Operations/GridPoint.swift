import Foundation

/// A point on an integer grid, where every geometric predicate has an exact answer.
struct GridPoint: Hashable, Comparable {
  /// The largest coordinate; products of differences stay far below the range of `Int`.
  static let limit = 1 << 26

  var x: Int
  var y: Int

  /// Orders points from top to bottom, and from left to right within a row.
  static func < (lhs: GridPoint, rhs: GridPoint) -> Bool {
    lhs.y == rhs.y ? lhs.x < rhs.x : lhs.y < rhs.y
  }

  /// Returns twice the signed area of the triangle with two other points: 0 if the three are collinear.
  func area(_ second: GridPoint, _ third: GridPoint) -> Int {
    (second.x - x) * (third.y - y) - (second.y - y) * (third.x - x)
  }

  /// Returns whether the point is in the bounding box of two other points.
  func isWithin(_ first: GridPoint, _ second: GridPoint) -> Bool {
    x >= min(first.x, second.x) && x <= max(first.x, second.x) && y >= min(first.y, second.y)
      && y <= max(first.y, second.y)
  }
}
