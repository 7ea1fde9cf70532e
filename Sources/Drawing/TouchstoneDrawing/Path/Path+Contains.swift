public import Foundation

extension Path {
  /// Returns whether a point is inside the path, by the winding rule or the even–odd rule.
  ///
  /// Open subpaths are treated as closed. Curves are not flattened: each crossing is computed to full precision. The
  /// top and left edges of a rectangle are inside, the bottom and right edges are outside.
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
  /// Returns the winding number of the segment's crossings with the ray from a point towards negative x: +1 for each
  /// upward crossing, −1 for each downward one.
  fileprivate func winding(around point: CGPoint) -> Int {
    guard min(start.y, control1.y, control2.y, end.y) <= point.y, max(start.y, control1.y, control2.y, end.y) > point.y
    else { return 0 }
    var winding = 0
    var low: CGFloat = 0
    for high in turningPointsOfY + [1] {
      let from = self.point(at: low)
      let to = self.point(at: high)
      // Each piece includes its upper end but not its lower one, so that a shared end counts once.
      if (from.y <= point.y) != (to.y <= point.y) {
        let crossing = self.point(at: parameter(atY: point.y, between: low, and: high))
        if crossing.x <= point.x { winding += to.y > from.y ? -1 : 1 }
      }
      low = high
    }
    return winding
  }

  /// Returns the parameter at which a vertically monotonic piece reaches the given y coordinate, by bisection.
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
