import Foundation

/// A line or cubic curve in a path.
///
/// A line keeps its control points on its end points, so that the same calculations work for both.
struct BezierSegment: Hashable, Sendable {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine: Bool

  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    control1 = start
    control2 = end
    self.end = end
    isLine = true
  }

  init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  /// Creates a quadratic curve, elevated to a cubic one of the same shape.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      from: start, control1: start.interpolated(to: control, 2.0 / 3), control2: end.interpolated(to: control, 2.0 / 3),
      to: end)
  }

  /// The segment in the opposite direction.
  var reversed: BezierSegment {
    isLine
      ? BezierSegment(from: end, to: start)
      : BezierSegment(from: end, control1: control2, control2: control1, to: start)
  }

  /// Whether the whole segment is a single point.
  var isPoint: Bool { start == end && (isLine || (control1 == start && control2 == start)) }

  /// The path element that draws the segment.
  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }

  func point(at t: CGFloat) -> CGPoint {
    if t <= 0 { return start }
    if t >= 1 { return end }
    if isLine { return start.interpolated(to: end, t) }
    let s = 1 - t
    let a = s * s * s
    let b = 3 * s * s * t
    let c = 3 * s * t * t
    let d = t * t * t
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Returns the first derivative with respect to the parameter: the direction and speed.
  func velocity(at t: CGFloat) -> CGVector {
    if isLine { return start.vector(to: end) }
    let s = 1 - t
    let a = start.vector(to: control1)
    let b = control1.vector(to: control2)
    let c = control2.vector(to: end)
    return CGVector(
      dx: 3 * (s * s * a.dx + 2 * s * t * b.dx + t * t * c.dx),
      dy: 3 * (s * s * a.dy + 2 * s * t * b.dy + t * t * c.dy))
  }

  /// Returns the second derivative with respect to the parameter.
  func acceleration(at t: CGFloat) -> CGVector {
    if isLine { return .zero }
    func part(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
      6 * ((1 - t) * (p2 - 2 * p1 + p0) + t * (p3 - 2 * p2 + p1))
    }
    return CGVector(
      dx: part(start.x, control1.x, control2.x, end.x), dy: part(start.y, control1.y, control2.y, end.y))
  }

  /// The unit tangent at the start; zero for a point.
  var startDirection: CGVector {
    for target in [control1, control2, end] where target != start { return start.vector(to: target).normalized }
    return .zero
  }

  /// The unit tangent at the end; zero for a point.
  var endDirection: CGVector {
    for origin in [control2, control1, start] where origin != end { return origin.vector(to: end).normalized }
    return .zero
  }

  /// Returns the part of the segment between two parameters from 0 to 1.
  func part(from low: CGFloat, to high: CGFloat) -> BezierSegment {
    if low <= 0, high >= 1 { return self }
    if isLine { return BezierSegment(from: point(at: low), to: point(at: high)) }
    let from = point(at: low)
    let to = point(at: high)
    let begin = velocity(at: low)
    let finish = velocity(at: high)
    let third = (high - low) / 3
    return BezierSegment(
      from: from, control1: CGPoint(x: from.x + begin.dx * third, y: from.y + begin.dy * third),
      control2: CGPoint(x: to.x - finish.dx * third, y: to.y - finish.dy * third), to: to)
  }

  /// The parameters strictly between 0 and 1 at which x has an extremum.
  var turningPointsOfX: [CGFloat] {
    isLine ? [] : Self.turningPoints(start.x, control1.x, control2.x, end.x)
  }

  /// The parameters strictly between 0 and 1 at which y has an extremum.
  var turningPointsOfY: [CGFloat] {
    isLine ? [] : Self.turningPoints(start.y, control1.y, control2.y, end.y)
  }

  private static func turningPoints(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
    return roots(d0 - 2 * d1 + d2, 2 * (d1 - d0), d0).filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Returns the real roots of a·t² + b·t + c, using the numerically stable form of the quadratic formula.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let scale = max(abs(a), abs(b), abs(c))
    guard scale > 0 else { return [] }
    if abs(a) <= scale * 1e-12 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return q == 0 ? [0] : [q / a, c / q]
  }
}

extension CGPoint {
  func interpolated(to other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  func vector(to other: CGPoint) -> CGVector {
    CGVector(dx: other.x - x, dy: other.y - y)
  }

  func moved(by vector: CGVector, times factor: CGFloat = 1) -> CGPoint {
    CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGVector {
  var length: CGFloat { hypot(dx, dy) }

  /// The unit vector in the same direction; zero for the zero vector.
  var normalized: CGVector {
    let length = length
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  /// Returns the cross product, which is positive where `other` is clockwise of this vector on screen.
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}
