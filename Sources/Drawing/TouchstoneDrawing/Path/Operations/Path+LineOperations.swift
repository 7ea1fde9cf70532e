import Foundation

extension Path {
  /// Returns the parts of this line that are inside another path.
  ///
  /// The line is cut, not closed, and its curves stay curves. Cuts are within 1/100 pt of the true crossings.
  ///
  /// - Source: SwiftUI, `Path`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    cut(by: other) { other.contains($0, eoFill: eoFill) }
  }

  /// Returns the parts of this line that are outside another path.
  ///
  /// The line is cut, not closed, and its curves stay curves. Cuts are within 1/100 pt of the true crossings.
  ///
  /// - Source: SwiftUI, `Path`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    cut(by: other) { !other.contains($0, eoFill: eoFill) }
  }

  /// Returns the parts of the line between crossings with another path whose midpoints satisfy a condition.
  private func cut(by other: Path, keeping isKept: (CGPoint) -> Bool) -> Path {
    let edges = other.subpaths.flatMap(\.filledSegments).flatMap { segment in
      let points = segment.flattened(tolerance: Self.flatness)
      return zip(points, points.dropFirst()).map { BezierSegment(from: $0.point, to: $1.point) }
    }
    var result = Path()
    for part in subpaths {
      let kept = part.segments.map { segment in
        let cuts = [0] + segment.crossings(with: edges) + [1]
        return zip(cuts, cuts.dropFirst()).filter { $0 < $1 && isKept(segment.point(at: ($0 + $1) / 2)) }
          .reduce(into: []) { ranges, range in ranges.join(range) }
      }
      if kept.allSatisfy({ $0.first?.low == 0 && $0.first?.high == 1 }) {
        part.append(to: &result)
        continue
      }
      var isDrawing = false
      for (segment, ranges) in zip(part.segments, kept) {
        for range in ranges {
          let piece = segment.part(from: range.low, to: range.high)
          if !isDrawing || range.low > 0 { result.elements.append(.move(to: piece.start)) }
          result.elements.append(piece.element)
        }
        isDrawing = ranges.last?.high == 1
      }
    }
    return result
  }

  /// The maximum distance between a curve and the lines that replace it, in points.
  static let flatness: CGFloat = 0.01
}

extension BezierSegment {
  /// Returns points on the curve, including both ends, such that the lines between them stay near it.
  func flattened(tolerance: CGFloat) -> [(t: CGFloat, point: CGPoint)] {
    if isLine { return [(0, start), (1, end)] }
    // The second differences of the control points bound the distance between a chord and the curve: d·6/8 for one
    // piece, divided by the square of the number of pieces for several.
    let first = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let second = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let needed = (max(first, second) * 0.75 / max(tolerance, .leastNormalMagnitude)).squareRoot().rounded(.up)
    let count = Int(min(max(needed.isNaN ? 1 : needed, 1), 1_000))
    return (0...count).map { step in
      let t = CGFloat(step) / CGFloat(count)
      return (t, point(at: t))
    }
  }

  /// The parameters at which the segment crosses lines, in ascending order.
  fileprivate func crossings(with edges: [BezierSegment]) -> [CGFloat] {
    var result: [CGFloat] = []
    let pieces = flattened(tolerance: Path.flatness)
    for (from, to) in zip(pieces, pieces.dropFirst()) {
      let way = from.point.vector(to: to.point)
      for edge in edges {
        let side = edge.start.vector(to: edge.end)
        let gap = from.point.vector(to: edge.start)
        let area = way.cross(side)
        guard area != 0 else {
          // Where the edges overlap, the ends of the other edge are the crossings.
          let square = way.dot(way)
          guard square > 0, gap.cross(way) == 0 else { continue }
          for end in [edge.start, edge.end] {
            let share = from.point.vector(to: end).dot(way) / square
            if share > 0, share < 1 { result.append(from.t + (to.t - from.t) * share) }
          }
          continue
        }
        let share = gap.cross(side) / area
        let along = gap.cross(way) / area
        guard share >= 0, share <= 1, along >= 0, along <= 1 else { continue }
        let t = from.t + (to.t - from.t) * share
        if t > 1e-9, t < 1 - 1e-9 { result.append(t) }
      }
    }
    return result.sorted()
  }
}

extension [(low: CGFloat, high: CGFloat)] {
  /// Appends a range, merging it with the last one if they are adjacent.
  fileprivate mutating func join(_ range: (CGFloat, CGFloat)) {
    if let last = last, last.high == range.0 {
      self[count - 1].high = range.1
    } else {
      append((range.0, range.1))
    }
  }
}
