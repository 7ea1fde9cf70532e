import Foundation

/// A point of a grid of whole numbers, on which every question about lines has an exact answer.
struct GridPoint: Hashable, Comparable {
  /// The largest coordinate: products of differences stay far below the range of `Int`.
  static let limit = 1 << 26

  var x: Int
  var y: Int

  /// From top to bottom, and from left to right within a row.
  static func < (lhs: GridPoint, rhs: GridPoint) -> Bool {
    lhs.y == rhs.y ? lhs.x < rhs.x : lhs.y < rhs.y
  }

  /// Twice the area of the triangle with two other points: 0 where the three lie on one line.
  func area(_ second: GridPoint, _ third: GridPoint) -> Int {
    (second.x - x) * (third.y - y) - (second.y - y) * (third.x - x)
  }

  /// Whether the point lies in the smallest upright rectangle with two others as corners.
  func isWithin(_ first: GridPoint, _ second: GridPoint) -> Bool {
    x >= min(first.x, second.x) && x <= max(first.x, second.x) && y >= min(first.y, second.y)
      && y <= max(first.y, second.y)
  }
}
