import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The outline of a sector with inset straight edges and rounded corners.
struct SectorOutline {
  let center: CGPoint
  /// The angles of the sector, in radians clockwise from the top.
  let angles: ClosedRange<Double>
  let inner: CGFloat
  let outer: CGFloat
  /// The distance by which each straight edge is inset, parallel to itself.
  let inset: CGFloat
  let corner: CGFloat

  private var half: CGFloat { CGFloat(angles.upperBound - angles.lowerBound) / 2 }
  private var mid: CGFloat { CGFloat(angles.upperBound + angles.lowerBound) / 2 }
  private var isFull: Bool { half >= .pi - 1e-6 }

  /// The point in the middle of the sector, halfway between its radii.
  var middle: CGPoint { point(radius: (inner + outer) / 2, angle: mid) }

  private func point(radius: CGFloat, angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  /// Returns half of the angle that remains at a radius between inset edges; negative if none remains.
  private func reach(radius: CGFloat, inset: CGFloat) -> CGFloat {
    radius > inset ? half - asin(inset / radius) : -1
  }

  var path: Path {
    if isFull { return ring }
    guard reach(radius: outer, inset: inset) > 0 else { return Path() }
    let radius = fittingCorner
    var path = Path()
    addOuter(radius, to: &path)
    addInner(radius, to: &path)
    path.closeSubpath()
    return path
  }

  private var ring: Path {
    var path = Path(ellipseIn: CGRect.centered(width: 2 * outer).offsetBy(dx: center.x, dy: center.y))
    if inner > 0 {
      // In the opposite direction, so that it is a hole.
      path.move(to: CGPoint(x: center.x + inner, y: center.y))
      path.addArc(center: center, radius: inner, startAngle: .zero, endAngle: .radians(2 * .pi), clockwise: true)
      path.closeSubpath()
    }
    return path
  }

  /// The corner radius, reduced to fit.
  private var fittingCorner: CGFloat {
    var radius = min(corner, (outer - inner) / 2)
    while radius > 0.05, !fits(radius) { radius *= 0.9 }
    return radius > 0.05 ? radius : 0
  }

  private func fits(_ corner: CGFloat) -> Bool {
    reach(radius: outer - corner, inset: inset + corner) >= 0
      && (inner == 0 || reach(radius: inner + corner, inset: inset + corner) >= 0)
  }

  /// Returns an angle in Core Graphics' terms: from the x axis, with y downwards.
  private func turned(_ angle: CGFloat) -> Angle { .radians(Double(angle) - .pi / 2) }

  /// Adds the outer arc with its corners, from the first edge to the second.
  private func addOuter(_ corner: CGFloat, to path: inout Path) {
    let distance = outer - corner
    let reach = reach(radius: distance, inset: inset + corner)
    let along = (distance * distance - (inset + corner) * (inset + corner)).squareRoot()
    path.move(to: edge(-1, along: along))
    if corner > 0 {
      let middle = point(radius: distance, angle: mid - reach)
      path.addArc(
        center: middle, radius: corner, startAngle: turned(mid - half - .pi / 2), endAngle: turned(mid - reach),
        clockwise: false)
    }
    path.addArc(
      center: center, radius: outer, startAngle: turned(mid - reach), endAngle: turned(mid + reach), clockwise: false)
    if corner > 0 {
      let middle = point(radius: distance, angle: mid + reach)
      path.addArc(
        center: middle, radius: corner, startAngle: turned(mid + reach), endAngle: turned(mid + half + .pi / 2),
        clockwise: false)
    }
  }

  /// Adds the inner arc with its corners, back to the first edge; a single point if the edges meet before it.
  private func addInner(_ corner: CGFloat, to path: inout Path) {
    let reach = inner > 0 ? reach(radius: inner + corner, inset: inset + corner) : -1
    guard reach > 0 else {
      let apex = half >= .pi / 2 && inset == 0 ? 0 : inset / max(sin(min(half, .pi / 2)), 1e-6)
      path.addLine(to: point(radius: max(apex, inner), angle: mid))
      return
    }
    let distance = inner + corner
    let along = (distance * distance - (inset + corner) * (inset + corner)).squareRoot()
    path.addLine(to: edge(1, along: along))
    if corner > 0 {
      let middle = point(radius: distance, angle: mid + reach)
      path.addArc(
        center: middle, radius: corner, startAngle: turned(mid + half + .pi / 2), endAngle: turned(mid + reach + .pi),
        clockwise: false)
    }
    path.addArc(
      center: center, radius: inner, startAngle: turned(mid + reach), endAngle: turned(mid - reach), clockwise: true)
    if corner > 0 {
      let middle = point(radius: distance, angle: mid - reach)
      path.addArc(
        center: middle, radius: corner, startAngle: turned(mid - reach + .pi), endAngle: turned(mid - half - .pi / 2),
        clockwise: false)
    }
  }

  /// Returns a point on a straight edge: -1 for the first edge, 1 for the second.
  private func edge(_ side: CGFloat, along: CGFloat) -> CGPoint {
    let angle = mid + side * half
    // Inwards from the edge.
    let (dx, dy) = (-side * cos(angle) * inset, -side * sin(angle) * inset)
    let point = point(radius: along, angle: angle)
    return CGPoint(x: point.x + dx, y: point.y + dy)
  }
}
