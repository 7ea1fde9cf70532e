public import Foundation

extension Path {
  /// Whether a point lies inside the outline, by the winding number or by the even–odd rule.
  ///
  /// Open parts count as closed by a line. Curves are not flattened: the crossing of each with the level of the point
  /// is found to the last digit. Of a rectangle, the points of the top and left edges are inside, those of the bottom
  /// and right edges outside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.isFinite else { return false }
    var winding = 0
    for part in subpaths {
      for segment in part.filledSegments { winding += segment.winding(around: p) }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}

extension BezierSegment {
  /// How often the segment crosses the ray from a point towards negative x: +1 upwards, −1 downwards each.
  fileprivate func winding(around point: CGPoint) -> Int {
    let ys = [start.y, control1.y, control2.y, end.y]
    guard ys.contains(where: { $0 <= point.y }), ys.contains(where: { $0 > point.y }) else { return 0 }
    var winding = 0
    var low: CGFloat = 0
    for high in turningPoints(\.y) + [1] {
      let from = self.point(at: low)
      let to = self.point(at: high)
      // Each piece owns its upper end and not its lower one, so that a shared end counts once.
      if (from.y <= point.y) != (to.y <= point.y) {
        let crossing = self.point(at: parameter(atY: point.y, between: low, and: high))
        if crossing.x <= point.x { winding += to.y > from.y ? -1 : 1 }
      }
      low = high
    }
    return winding
  }

  /// The parameter at which a piece that does not turn around vertically reaches a level, by bisection.
  private func parameter(atY level: CGFloat, between low: CGFloat, and high: CGFloat) -> CGFloat {
    if isLine { return (level - start.y) / (end.y - start.y) }
    var low = low
    var high = high
    let risesFromLow = point(at: low).y <= level
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= level) == risesFromLow { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
