import Foundation
import TouchstoneDrawing

/// The paths of which symbols are composed, in grid units, with angles in degrees clockwise on screen from the positive
/// x-axis.
extension Path {
  typealias Point = (x: CGFloat, y: CGFloat)

  /// A corner with a radius.
  typealias Corner = (x: CGFloat, y: CGFloat, radius: CGFloat)

  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    ellipse(x, y, radius, radius)
  }

  static func ellipse(_ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
  }

  /// Returns a rectangle given by its edges.
  static func box(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ radius: CGFloat = 0) -> Path {
    let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
  }

  /// Returns an open line through points.
  static func line(_ points: Point...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.x, y: $0.y) }) }
  }

  /// Returns an arc of a circle.
  static func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: Double, _ end: Double) -> Path {
    Path {
      $0.addRelativeArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(start), delta: .degrees(end - start))
    }
  }

  /// Returns a sector of a circle.
  static func sector(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: Double, _ end: Double) -> Path {
    Path {
      $0.move(to: CGPoint(x: x, y: y))
      $0.addPath(arc(x, y, radius, start, end).joined)
      $0.closeSubpath()
    }
  }

  /// Returns a closed polygon with a radius for each corner.
  static func polygon(_ corners: Corner...) -> Path {
    rounded(corners, isClosed: true)
  }

  /// Returns an open line with a radius for each inner corner.
  static func bent(_ corners: Corner...) -> Path {
    rounded(corners, isClosed: false)
  }

  /// Returns a regular polygon or, with an inner radius, a star; the first tip points up.
  static func star(
    _ x: CGFloat, _ y: CGFloat, tips: Int, _ radius: CGFloat, inner: CGFloat? = nil, rounding: CGFloat = 0,
    innerRounding: CGFloat = 0
  ) -> Path {
    let count = inner == nil ? tips : 2 * tips
    let corners = (0..<count).map { index -> Corner in
      let angle = 2 * Double.pi * Double(index) / Double(count) - .pi / 2
      let isInner = inner != nil && !index.isMultiple(of: 2)
      let distance = isInner ? inner ?? radius : radius
      return (
        x + distance * CGFloat(cos(angle)), y + distance * CGFloat(sin(angle)), isInner ? innerRounding : rounding
      )
    }
    return rounded(corners, isClosed: true)
  }

  /// Returns a smooth curve through points.
  static func spline(_ points: [Point], isClosed: Bool) -> Path {
    let points = points.map { CGPoint(x: $0.x, y: $0.y) }
    guard points.count > 1, let first = points.first else { return Path() }
    func at(_ index: Int) -> CGPoint {
      isClosed ? points[(index + points.count) % points.count] : points[min(max(index, 0), points.count - 1)]
    }
    var path = Path()
    path.move(to: first)
    for index in 0..<(isClosed ? points.count : points.count - 1) {
      // Catmull–Rom: the tangent at a point is half the difference of its neighbours.
      let (before, from, to, after) = (at(index - 1), at(index), at(index + 1), at(index + 2))
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
        control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
    }
    if isClosed { path.closeSubpath() }
    return path
  }

  /// Returns a line through corners, each rounded with its own radius.
  static func rounded(_ corners: [Corner], isClosed: Bool) -> Path {
    let count = corners.count
    guard count > 1 else { return Path() }
    func point(_ index: Int) -> CGPoint { CGPoint(x: corners[index % count].x, y: corners[index % count].y) }
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
    var path = Path()
    path.move(to: isClosed ? middle(point(count - 1), point(0)) : point(0))
    for index in isClosed ? 0..<count : 1..<(count - 1) {
      path.addArc(
        tangent1End: point(index), tangent2End: point(index + 1), radius: corners[index].radius)
    }
    if isClosed { path.closeSubpath() } else { path.addLine(to: point(count - 1)) }
    return path
  }

  // MARK: Free forms

  /// Returns a path that starts at a point.
  static func at(_ x: CGFloat, _ y: CGFloat) -> Path {
    Path { $0.move(to: CGPoint(x: x, y: y)) }
  }

  /// Returns the path with a line to a point.
  func to(_ x: CGFloat, _ y: CGFloat) -> Path {
    var path = self
    path.addLine(to: CGPoint(x: x, y: y))
    return path
  }

  /// Returns the path with a curve to a point, given two control points.
  func curve(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
  ) -> Path {
    var path = self
    path.addCurve(to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
    return path
  }

  /// Returns the path with an arc, connected by a line.
  func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: Double, _ end: Double) -> Path {
    var path = self
    path.addRelativeArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(start), delta: .degrees(end - start))
    return path
  }

  var closed: Path {
    var path = self
    path.closeSubpath()
    return path
  }

  /// The closed path of which this open one, from top to bottom on the right of the y-axis, is one half.
  var closedByMirroring: Path {
    let back = flipped.reversed
    var path = self
    for element in back.elements {
      // The line to the end of the other half vanishes where the halves meet.
      if case .move(let end) = element { path.addLine(to: end) } else { path.elements.append(element) }
    }
    path.closeSubpath()
    return path
  }

  // MARK: Changes

  func moved(_ x: CGFloat, _ y: CGFloat) -> Path { offsetBy(dx: x, dy: y) }

  func scaled(_ factor: CGFloat) -> Path { applying(CGAffineTransform(scaleX: factor, y: factor)) }

  /// Returns the path rotated about the origin, clockwise on screen.
  func turned(_ degrees: Double) -> Path { applying(CGAffineTransform(rotationAngle: degrees * .pi / 180)) }

  /// The path mirrored at the y-axis.
  var flipped: Path { applying(CGAffineTransform(scaleX: -1, y: 1)) }

  /// Combines two paths.
  static func + (left: Path, right: Path) -> Path {
    var path = left
    path.addPath(right)
    return path
  }

  /// The elements of an open path, with its first move replaced by a line.
  private var joined: Path {
    Path(
      elements: elements.map { element in
        if case .move(let end) = element { .line(to: end) } else { element }
      })
  }
}
