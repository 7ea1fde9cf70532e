public import Foundation

extension Path {
  /// Adds a circular arc, connected to the current point by a line.
  ///
  /// Angles are measured from the positive x axis towards the positive y axis. `clockwise` assumes a y axis that points
  /// up, as in Core Graphics: on screen, where y points down, `false` draws clockwise. If the end is exactly one full
  /// turn after the start, the whole circle is drawn and closed; if they differ by more, the arc continues past it.
  ///
  /// - Source: SwiftUI, `Path.addArc`; `CGPathAddArc`.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    guard difference.isFinite else { return }
    var delta = clockwise ? -difference : difference
    // Angles converted from degrees miss a whole turn by a rounding error.
    if delta <= -turn + 1e-9 || abs(delta - turn) < 1e-9 {
      delta = turn
    } else if delta < 0 {
      delta += turn
    }
    addArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(clockwise ? -delta : delta),
      isClosed: Self.isFullTurn(difference), transform: transform)
  }

  /// Adds a circular arc given its start angle and sweep, connected to the current point by a line.
  ///
  /// A positive sweep is clockwise on screen. The arc consists of quarter turns and a remainder; a full clockwise turn
  /// is closed. Beyond two turns, additional whole turns are left out.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, isClosed: Self.isFullTurn(delta.radians),
      transform: transform)
  }

  private static func isFullTurn(_ angle: Double) -> Bool { abs(angle - 2 * .pi) < 1e-9 }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, isClosed: Bool, transform: CGAffineTransform
  ) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite
    else { return }
    let turn = 2 * Double.pi
    var sweep = delta.radians
    if abs(sweep) > 2 * turn { sweep = sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn) }
    let quarter = sweep < 0 ? -Double.pi / 2 : Double.pi / 2
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))

    func position(_ angle: Double) -> CGPoint {
      CGPoint(x: Double(center.x) + Double(radius) * cos(angle), y: Double(center.y) + Double(radius) * sin(angle))
    }
    let first = position(startAngle.radians).applying(transform)
    if elements.isEmpty { move(to: first) } else { addLine(to: first) }
    for index in 0..<count {
      let begin = startAngle.radians + Double(index) * quarter
      let end = startAngle.radians + (index == count - 1 ? sweep : Double(index + 1) * quarter)
      let handle = 4.0 / 3 * tan((end - begin) / 4) * Double(radius)
      let from = position(begin)
      let to = position(end)
      addCurve(
        to: to.applying(transform),
        control1: CGPoint(x: Double(from.x) - handle * sin(begin), y: Double(from.y) + handle * cos(begin))
          .applying(transform),
        control2: CGPoint(x: Double(to.x) + handle * sin(end), y: Double(to.y) - handle * cos(end))
          .applying(transform))
    }
    if isClosed { closeSubpath() }
  }

  /// Adds a circular arc that is tangent to the line from the current point to `tangent1End` and to the line from there
  /// to `tangent2End`, connected to the current point by a line.
  ///
  /// If the three points are collinear or the radius is 0, it adds a line to `tangent1End`. Without a current point it
  /// adds nothing. The points are in the coordinates before the transform; the current point is not transformed.
  ///
  /// - Source: `CGPathAddArcToPoint`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let corner = tangent1End
    let begin = current.applying(transform.inverted())
    let toBegin = CGVector(dx: begin.x - corner.x, dy: begin.y - corner.y)
    let toEnd = CGVector(dx: tangent2End.x - corner.x, dy: tangent2End.y - corner.y)
    let lengths = hypot(toBegin.dx, toBegin.dy) * hypot(toEnd.dx, toEnd.dy)
    let cross = toBegin.dx * toEnd.dy - toBegin.dy * toEnd.dx
    let dot = toBegin.dx * toEnd.dx + toBegin.dy * toEnd.dy
    guard lengths.isFinite, abs(cross) > lengths * 1e-9, radius > 0, radius.isFinite else {
      return addLine(to: corner.applying(transform))
    }
    // The tangent of half the angle between the lines gives the distance from the corner to the points of tangency.
    let half = atan2(Double(abs(cross)), Double(dot)) / 2
    let distance = radius / CGFloat(tan(half))
    let beginLength = hypot(toBegin.dx, toBegin.dy)
    let touch = CGPoint(
      x: corner.x + toBegin.dx / beginLength * distance, y: corner.y + toBegin.dy / beginLength * distance)
    let side: CGFloat = cross > 0 ? -1 : 1
    let center = CGPoint(
      x: touch.x + side * toBegin.dy / beginLength * radius, y: touch.y - side * toBegin.dx / beginLength * radius)
    let sweep = Double(side) * (.pi - 2 * half)
    addRelativeArc(
      center: center, radius: radius,
      startAngle: .radians(atan2(Double(touch.y - center.y), Double(touch.x - center.x))),
      delta: .radians(sweep), transform: transform)
  }
}
