public import Foundation

extension Path {
  /// The current point: the end of the last element, or the start of a subpath that was just closed.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: elements.lazy.reversed().compactMap { $0.moveTarget }.first
    }
  }

  /// The smallest rectangle that contains the path, not counting control points; null for an empty path.
  public var boundingRect: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func include(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    func include(_ segment: BezierSegment) {
      include(segment.end)
      // A curve lies within the box of its four points: few curves reach beyond what is known.
      let (c1, c2) = (segment.control1, segment.control2)
      if min(c1.x, c2.x) < low.x || max(c1.x, c2.x) > high.x {
        for t in segment.turningPointsOfX { include(segment.point(at: t)) }
      }
      if min(c1.y, c2.y) < low.y || max(c1.y, c2.y) > high.y {
        for t in segment.turningPointsOfY { include(segment.point(at: t)) }
      }
    }
    // Elements continue each other as in `subpaths`, which would cost an array for each part.
    var (start, position): (CGPoint?, CGPoint?)
    for element in elements {
      switch element {
      case .move(let point):
        guard point.isFinite else { continue }
        include(point)
        start = point
        position = point
      case .line(let end):
        guard end.isFinite else { continue }
        include(end)
        start = start ?? end
        position = end
      case .quadCurve(let end, let control):
        guard end.isFinite, control.isFinite else { continue }
        include(BezierSegment(from: position ?? end, control: control, to: end))
        start = start ?? end
        position = end
      case .curve(let end, let control1, let control2):
        guard end.isFinite, control1.isFinite, control2.isFinite else { continue }
        include(BezierSegment(from: position ?? end, control1: control1, control2: control2, to: end))
        start = start ?? end
        position = end
      case .closeSubpath: position = start
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The rectangle that the path consists of, if it is a single rectangle with sides parallel to the axes.
  package var axisAlignedRect: CGRect? {
    guard elements.count == 5, elements[4] == .closeSubpath,
      case .move(let p0) = elements[0], case .line(let p1) = elements[1], case .line(let p2) = elements[2],
      case .line(let p3) = elements[3],
      (p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x)
        || (p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y)
    else { return nil }
    let rect = CGRect(x: p0.x, y: p0.y, width: p2.x - p0.x, height: p2.y - p0.y)
    return rect.isFinite ? rect.standardized : nil
  }
}

extension Path.Element {
  fileprivate var moveTarget: CGPoint? {
    if case .move(let point) = self { return point }
    return nil
  }
}
