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
    for part in subpaths {
      include(part.start)
      for segment in part.segments {
        include(segment.end)
        for t in segment.turningPoints(\.x) + segment.turningPoints(\.y) { include(segment.point(at: t)) }
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
