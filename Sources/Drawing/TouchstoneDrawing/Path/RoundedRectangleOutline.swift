import Foundation

/// The outline of a rounded rectangle, clockwise on screen from the middle of its right edge.
///
/// Radii that do not fit are reduced. A continuous corner needs 1.528665 radii along each of its edges; where an edge
/// is shorter, the curve is cut there and meets its neighbour at a slight angle. The ends of a continuous capsule are
/// therefore not semicircles and stay 0.0096 radii away from the middle of its short edges.
///
/// - Source: `CGPathAddRoundedRect` for the start point and direction; the corner constants are those that
///   `RoundedRectangle`'s own path prints. The cut was measured in pictures recorded by Apple's frameworks: a capsule
///   of radius 26 is 24.7 points in from the side in its first row of a third of a point. `path(in:)` prints curves
///   that are flatter there, by up to a quarter of a point, than the pictures show; these follow the pictures.
struct RoundedRectangleOutline {
  private let rect: CGRect
  private let style: RoundedCornerStyle
  /// The four corners, clockwise from the bottom right.
  private var corners: [Corner]

  private struct Corner {
    var position: CGPoint
    /// Unit vectors from the corner along the edge that leads to it, and along the edge that follows it.
    var incoming: CGVector
    var outgoing: CGVector
    /// The radii along these edges.
    var incomingRadius: CGFloat
    var outgoingRadius: CGFloat
    /// How much of these edges a continuous corner may use, in radii.
    var incomingSpace = Continuous.reach
    var outgoingSpace = Continuous.reach

    var isSquare: Bool { incomingRadius <= 0 || outgoingRadius <= 0 }

    /// Returns the point at the given distances from the corner along both edges, in radii.
    func point(_ alongIncoming: CGFloat, _ alongOutgoing: CGFloat) -> CGPoint {
      let a = alongIncoming * incomingRadius
      let b = alongOutgoing * outgoingRadius
      return CGPoint(
        x: position.x + incoming.dx * a + outgoing.dx * b, y: position.y + incoming.dy * a + outgoing.dy * b)
    }

    func point(_ distances: CGPoint) -> CGPoint { point(distances.x, distances.y) }

    /// The point at which a continuous corner begins.
    var start: CGPoint { point(Continuous.lead(space: incomingSpace).start) }
  }

  /// Creates an outline whose four corners have the same size.
  ///
  /// The width and height of a corner are each limited to half the shorter side.
  init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.rect = rect
    self.style = style
    let width = cornerSize.width.isNaN ? 0 : min(max(cornerSize.width, 0), .greatestFiniteMagnitude)
    let height = cornerSize.height.isNaN ? 0 : min(max(cornerSize.height, 0), .greatestFiniteMagnitude)
    let half = min(rect.width, rect.height) / 2
    let size = CGSize(width: min(width, half), height: min(height, half))
    corners = Self.corners(of: rect, sizes: [size, size, size, size])
    measureSpace()
  }

  /// Creates an outline with four radii, each limited to half its edges or to what the adjacent corners leave.
  init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    self.rect = rect
    self.style = style
    let wanted = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing].map {
      $0.isNaN ? 0 : min(max($0, 0), max(rect.width, rect.height))
    }
    let sizes = (0..<4).map { index in
      // The edge before corner 0 and the edge after corner 1 are vertical, and so on.
      let isVerticalBefore = index.isMultiple(of: 2)
      let before = isVerticalBefore ? rect.height : rect.width
      let after = isVerticalBefore ? rect.width : rect.height
      let radius = min(
        wanted[index],
        max(before / 2, before - wanted[(index + 3) % 4]),
        max(after / 2, after - wanted[(index + 1) % 4]))
      return CGSize(width: radius, height: radius)
    }
    corners = Self.corners(of: rect, sizes: sizes)
    measureSpace()
  }

  private static func corners(of rect: CGRect, sizes: [CGSize]) -> [Corner] {
    let right = CGVector(dx: 1, dy: 0)
    let left = CGVector(dx: -1, dy: 0)
    let up = CGVector(dx: 0, dy: -1)
    let down = CGVector(dx: 0, dy: 1)
    return [
      Corner(
        position: CGPoint(x: rect.maxX, y: rect.maxY), incoming: up, outgoing: left,
        incomingRadius: sizes[0].height, outgoingRadius: sizes[0].width),
      Corner(
        position: CGPoint(x: rect.minX, y: rect.maxY), incoming: right, outgoing: up,
        incomingRadius: sizes[1].width, outgoingRadius: sizes[1].height),
      Corner(
        position: CGPoint(x: rect.minX, y: rect.minY), incoming: down, outgoing: right,
        incomingRadius: sizes[2].height, outgoingRadius: sizes[2].width),
      Corner(
        position: CGPoint(x: rect.maxX, y: rect.minY), incoming: left, outgoing: down,
        incomingRadius: sizes[3].width, outgoingRadius: sizes[3].height),
    ]
  }

  /// Gives each corner half of each of its edges, or what the adjacent corner leaves, whichever is more.
  private mutating func measureSpace() {
    for index in 0..<4 {
      let next = (index + 1) % 4
      let (radius, nextRadius) = (corners[index].outgoingRadius, corners[next].incomingRadius)
      let length = index.isMultiple(of: 2) ? rect.width : rect.height
      let reach = Continuous.reach
      if radius > 0 {
        corners[index].outgoingSpace = min(reach, max(length / 2, length - reach * nextRadius) / radius)
      }
      if nextRadius > 0 {
        corners[next].incomingSpace = min(reach, max(length / 2, length - reach * radius) / nextRadius)
      }
    }
  }

  /// Adds the outline to a path.
  func append(to path: inout Path) {
    path.move(to: start)
    for corner in corners {
      if corner.isSquare {
        path.addLine(to: corner.position)
        // As Apple's uneven rounded rectangles do.
        for _ in 0..<(style == .continuous ? 3 : 1) {
          path.addCurve(to: corner.position, control1: corner.position, control2: corner.position)
        }
      } else if style == .continuous {
        Self.appendContinuous(corner, to: &path)
      } else {
        path.addLine(to: corner.point(1, 0))
        path.addCurve(
          to: corner.point(0, 1), control1: corner.point(1 - Path.circleHandle, 0),
          control2: corner.point(0, 1 - Path.circleHandle))
      }
    }
    path.closeSubpath()
  }

  /// The middle of what two circular corners leave of the right edge; the border of continuous ones that leave nothing.
  private var start: CGPoint {
    let (bottom, top) = (corners[0], corners[3])
    if style == .continuous, !bottom.isSquare, bottom.incomingSpace < Continuous.reach { return bottom.start }
    guard top.outgoingRadius != bottom.incomingRadius else { return CGPoint(x: rect.maxX, y: rect.midY) }
    let (upper, lower) = (rect.minY + top.outgoingRadius, rect.maxY - bottom.incomingRadius)
    return CGPoint(x: rect.maxX, y: (upper + lower) / 2)
  }

  private static func appendContinuous(_ corner: Corner, to path: inout Path) {
    let lead = Continuous.lead(space: corner.incomingSpace)
    // The second half mirrors the first across the corner's diagonal.
    let trail = Continuous.lead(space: corner.outgoingSpace)
    func mirrored(_ point: CGPoint) -> CGPoint { corner.point(point.y, point.x) }
    let (join, middle) = (Continuous.join, Continuous.middle)
    path.addLine(to: corner.point(lead.start))
    path.addCurve(to: corner.point(join), control1: corner.point(lead.control1), control2: corner.point(lead.control2))
    path.addCurve(to: mirrored(join), control1: corner.point(middle), control2: mirrored(middle))
    path.addCurve(to: mirrored(trail.start), control1: mirrored(trail.control2), control2: mirrored(trail.control1))
  }

  /// The three curves of a continuous corner, in radii from the corner.
  private enum Continuous {
    static let reach: CGFloat = 1.528665
    static let join = CGPoint(x: 0.631494, y: 0.0749114)
    static let middle = CGPoint(x: 0.372824, y: 0.169060)
    private static let control1 = CGPoint(x: 1.08849, y: 0)
    private static let control2 = CGPoint(x: 0.868407, y: 0)

    /// Returns the part of the first curve that fits an edge with at least one radius available; it ends at `join`.
    static func lead(space: CGFloat) -> (start: CGPoint, control1: CGPoint, control2: CGPoint) {
      guard space < reach else { return (CGPoint(x: reach, y: 0), control1, control2) }
      // The distance along the edge decreases from start to end, so the cut is found by bisection.
      var (low, high): (CGFloat, CGFloat) = (0, 1)
      for _ in 0..<60 {
        let t = (low + high) / 2
        if distance(at: t) > space { low = t } else { high = t }
      }
      let t = (low + high) / 2
      func between(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
        CGPoint(x: first.x + (second.x - first.x) * t, y: first.y + (second.y - first.y) * t)
      }
      // De Casteljau's algorithm: the part after t.
      let (first, second) = (between(control1, control2), between(control2, join))
      let middle = between(first, second)
      let start = between(between(between(CGPoint(x: reach, y: 0), control1), first), middle)
      return (CGPoint(x: space, y: start.y), middle, second)
    }

    private static func distance(at t: CGFloat) -> CGFloat {
      let s = 1 - t
      return s * s * s * reach + 3 * s * s * t * control1.x + 3 * s * t * t * control2.x + t * t * t * join.x
    }
  }
}
