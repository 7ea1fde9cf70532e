import Foundation

/// One closed outline of a stroke under construction: the left sides of segments, joins and caps.
struct StrokeSide {
  private var elements: [Path.Element]
  private let radius: CGFloat

  private let preciseCount: Int

  /// Begins to the left of the start of a segment.
  ///
  /// - Parameter preciseCount: The maximum number of elements before curves are no longer subdivided for precision.
  init(first: BezierSegment, radius: CGFloat, preciseCount: Int) {
    self.radius = radius
    self.preciseCount = preciseCount
    elements = [.move(to: first.start.moved(by: first.startDirection.leftNormal, times: radius))]
  }

  /// The finished outline.
  var closedElements: [Path.Element] { elements + [.closeSubpath] }

  // MARK: Segments

  /// Adds the left side of a segment.
  mutating func add(_ segment: BezierSegment) {
    if segment.isLine {
      addLine(to: segment.end.moved(by: segment.endDirection.leftNormal, times: radius))
    } else {
      addOffset(of: segment, depth: 0)
    }
  }

  private mutating func addOffset(of curve: BezierSegment, depth: Int) {
    let isCut = elements.count < preciseCount
    let growths = [0, 0.5, 1].map { growth(of: curve, at: $0) }
    let isRegular = growths.allSatisfy { $0 > 0.02 }
    if isRegular {
      let offset = offsetCurve(of: curve, startGrowth: growths[0], endGrowth: growths[2])
      if depth == 8 || !isCut || isClose(offset, to: curve) {
        elements.append(offset.element)
        return
      }
    } else if depth == 5 || !isCut || growths.allSatisfy({ $0 <= 0.02 }) {
      // As many chords as an eighth of the whole curve has, since they all cross each other on the left side.
      return addChords(of: curve, count: isCut ? max(1, 8 >> depth) : 1)
    }
    if depth < 8 {
      let first = curve.part(from: 0, to: 0.5)
      let second = curve.part(from: 0.5, to: 1)
      addOffset(of: first, depth: depth + 1)
      addTurn(from: first.endDirection, to: second.startDirection, at: first.end)
      addOffset(of: second, depth: depth + 1)
    }
  }

  /// Returns the speed of the left side relative to the curve: 1 + radius × curvature.
  ///
  /// It is 0 where the centre of curvature is on the left side, and negative where the curve bends more tightly.
  private func growth(of curve: BezierSegment, at t: CGFloat) -> CGFloat {
    let velocity = curve.velocity(at: t)
    let speed = velocity.length
    guard speed > 1e-9 * curve.start.vector(to: curve.end).length else { return 1 }
    return 1 + radius * velocity.cross(curve.acceleration(at: t)) / (speed * speed * speed)
  }

  /// Returns a curve with the end points, end directions and middle of the true left side.
  ///
  /// Its handles are those of the true velocities, scaled by one factor so that the middles coincide.
  private func offsetCurve(of curve: BezierSegment, startGrowth: CGFloat, endGrowth: CGFloat) -> BezierSegment {
    let start = curve.start.moved(by: curve.startDirection.leftNormal, times: radius)
    let end = curve.end.moved(by: curve.endDirection.leftNormal, times: radius)
    let startHandle = curve.start.vector(to: curve.control1)
    let endHandle = curve.end.vector(to: curve.control2)
    // The middle of a cubic curve is the middle of its end points, displaced by 3/8 of the sum of its handles.
    let normal = curve.velocity(at: 0.5).normalized.leftNormal
    let missing = radius - curve.point(at: 0.5).vector(to: start.interpolated(to: end, 0.5)).dot(normal)
    let reached = (startGrowth * startHandle.dot(normal) + endGrowth * endHandle.dot(normal)) * 3 / 8
    let factor = abs(reached) > radius * 1e-6 ? missing / reached : 1
    let stretch = factor > 0.8 && factor < 1.25 ? factor : 1
    return BezierSegment(
      from: start, control1: start.moved(by: startHandle, times: startGrowth * stretch),
      control2: end.moved(by: endHandle, times: endGrowth * stretch), to: end)
  }

  private func isClose(_ offset: BezierSegment, to curve: BezierSegment) -> Bool {
    // A turn of 180° or more cannot be judged by three points.
    guard curve.startDirection.dot(curve.endDirection) > -0.5 else { return false }
    return [0.25, 0.5, 0.75].allSatisfy { (t: CGFloat) in
      let distance = curve.point(at: t).vector(to: offset.point(at: t))
      return abs(distance.dot(curve.velocity(at: t).normalized.leftNormal) - radius) <= radius / 2000
        && abs(distance.dot(curve.velocity(at: t).normalized)) <= radius
    }
  }

  /// Adds the left side of a curve that bends too tightly: that of its chords and the turns between them.
  private mutating func addChords(of curve: BezierSegment, count: Int) {
    var direction = curve.startDirection
    for index in 0..<count {
      let start = curve.point(at: CGFloat(index) / CGFloat(count))
      let end = curve.point(at: CGFloat(index + 1) / CGFloat(count))
      let next = start.vector(to: end).normalized
      guard next != .zero else { continue }
      addTurn(from: direction, to: next, at: start)
      addLine(to: end.moved(by: next.leftNormal, times: radius))
      direction = next
    }
    addTurn(from: direction, to: curve.endDirection, at: curve.end)
  }

  /// Adds a change of direction within a curve: an arc on the outside, lines through the curve on the inside.
  private mutating func addTurn(from incoming: CGVector, to outgoing: CGVector, at pivot: CGPoint) {
    let cross = incoming.cross(outgoing)
    let dot = incoming.dot(outgoing)
    if abs(cross) < 1e-6, dot > 0 { return }
    if cross >= 0 {
      addArc(around: pivot, from: incoming.leftNormal, by: atan2(Double(cross), Double(dot)))
    } else {
      addLine(to: pivot)
      addLine(to: pivot.moved(by: outgoing.leftNormal, times: radius))
    }
  }

  // MARK: Joins and caps

  /// Adds the join between the left sides of two segments; `isLast` if the second one began the outline.
  mutating func addJoin(
    _ join: CGLineJoin, miterLimit: CGFloat, from first: BezierSegment, to second: BezierSegment, isLast: Bool
  ) {
    let incoming = first.endDirection
    let outgoing = second.startDirection
    let pivot = first.end
    let target = pivot.moved(by: outgoing.leftNormal, times: radius)
    let cross = incoming.cross(outgoing)
    let dot = incoming.dot(outgoing)
    if abs(cross) < 1e-4, dot > 0 { return addLine(to: target) }
    // The corner of both sides is at pivot + reach × (sum of both normals).
    let reach = radius / (1 + dot)
    let corner = pivot.moved(by: incoming.leftNormal, times: reach).moved(by: outgoing.leftNormal, times: reach)
    guard cross >= 0 else {
      // If both lines are long enough, their left sides meet in the inner corner; otherwise go through the pivot.
      let shortening = reach * -cross
      if first.isLine, second.isLine, 2 * shortening <= min(first.length, second.length) {
        elements[elements.count - 1] = .line(to: corner)
        if isLast { elements[0] = .move(to: corner) }
      } else {
        addLine(to: pivot)
        addLine(to: target)
      }
      return
    }
    switch join {
    case .miter:
      // For a turn by θ, the ratio of the miter's length to the line width is 1 / cos(θ/2).
      if 2 <= miterLimit * miterLimit * (1 + dot) { addLine(to: corner) }
      addLine(to: target)
    case .round:
      addTurn(from: incoming, to: outgoing, at: pivot)
    case .bevel:
      addLine(to: target)
    }
  }

  /// Adds the cap that leads around the end of a stroke to its other side.
  mutating func addCap(_ cap: CGLineCap, at point: CGPoint, direction: CGVector) {
    let normal = direction.leftNormal
    switch cap {
    case .butt: break
    case .round: return addArc(around: point, from: normal, by: .pi)
    case .square:
      let outside = point.moved(by: direction, times: radius)
      addLine(to: outside.moved(by: normal, times: radius))
      addLine(to: outside.moved(by: normal, times: -radius))
    }
    addLine(to: point.moved(by: normal, times: -radius))
  }

  private mutating func addArc(around center: CGPoint, from normal: CGVector, by delta: Double) {
    var arc = Path()
    arc.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(atan2(Double(normal.dy), Double(normal.dx))),
      delta: .radians(delta))
    elements += arc.elements.dropFirst()
  }

  private mutating func addLine(to point: CGPoint) {
    elements.append(.line(to: point))
  }
}

extension CGVector {
  /// The vector rotated by 90° to the left on screen.
  fileprivate var leftNormal: CGVector { CGVector(dx: dy, dy: -dx) }
}
