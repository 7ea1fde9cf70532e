import Foundation

/// The outline of a rectangle with rounded corners, clockwise on screen from the middle of the straight part of its
/// right edge.
///
/// Radii that do not fit are lessened. A continuous corner needs 1.528665 radii of each of its edges; where two corners
/// of an edge ask for more than the edge has, both pass gradually into circular ones. So a capsule ends in half circles,
/// and no corner jumps while a view grows.
///
/// - Source: `CGPathAddRoundedRect` for start and direction; the corner constants are those published for UIKit's and
///   SwiftUI's continuous corners. How Apple blends corners that lack room is not published: the blend is ours.
struct RoundedRectangleOutline {
  private let rect: CGRect
  /// The four corners clockwise from the bottom right one.
  private var corners: [Corner]

  private struct Corner {
    var position: CGPoint
    /// Unit vectors from the corner along the edge on which the pen comes, and along that on which it leaves.
    var incoming: CGVector
    var outgoing: CGVector
    /// The radii along those edges.
    var incomingRadius: CGFloat
    var outgoingRadius: CGFloat
    /// 0 for a circular corner, 1 for a continuous one.
    var smoothness: CGFloat = 0

    var isSquare: Bool { incomingRadius <= 0 || outgoingRadius <= 0 }

    /// A point by its distances from the corner along the edges, in radii.
    func point(_ alongIncoming: CGFloat, _ alongOutgoing: CGFloat) -> CGPoint {
      let a = alongIncoming * incomingRadius
      let b = alongOutgoing * outgoingRadius
      return CGPoint(
        x: position.x + incoming.dx * a + outgoing.dx * b, y: position.y + incoming.dy * a + outgoing.dy * b)
    }
  }

  /// Creates an outline with four corners of one size.
  ///
  /// A size that does not fit is scaled down as a whole.
  init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.rect = rect
    let width = cornerSize.width.isNaN ? 0 : min(max(cornerSize.width, 0), .greatestFiniteMagnitude)
    let height = cornerSize.height.isNaN ? 0 : min(max(cornerSize.height, 0), .greatestFiniteMagnitude)
    var size = CGSize.zero
    if width > 0, height > 0 {
      let scale = min(1, rect.width / 2 / width, rect.height / 2 / height)
      size = CGSize(width: width * scale, height: height * scale)
    }
    corners = Self.corners(of: rect, sizes: [size, size, size, size])
    if style == .continuous { smoothen() }
  }

  /// Creates an outline with four different radii, each limited by half its edges or by what its neighbours leave.
  init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    self.rect = rect
    let wanted = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing].map {
      $0.isNaN ? 0 : min(max($0, 0), max(rect.width, rect.height))
    }
    let sizes = (0..<4).map { index in
      // The edge before corner 0 and the edge after corner 1 are vertical, and so on around.
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
    if style == .continuous { smoothen() }
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

  /// Makes each corner as continuous as both its edges have room for.
  private mutating func smoothen() {
    let edges = (0..<4).map { index in
      let radius = corners[index].outgoingRadius
      let next = corners[(index + 1) % 4].incomingRadius
      let length = index.isMultiple(of: 2) ? rect.width : rect.height
      let extra = (Continuous.reach - 1) * (radius + next)
      return extra > 0 ? min(max((length - radius - next) / extra, 0), 1) : 1
    }
    for index in 0..<4 {
      corners[index].smoothness = min(edges[index], edges[(index + 3) % 4])
    }
  }

  /// Adds the outline to a path.
  func append(to path: inout Path) {
    let reach = corners.map { 1 + $0.smoothness * (Continuous.reach - 1) }
    let top = rect.minY + corners[3].outgoingRadius * reach[3]
    let bottom = rect.maxY - corners[0].incomingRadius * reach[0]
    // Of equal corners this is exactly the middle of the edge.
    let start =
      corners[3].outgoingRadius == corners[0].incomingRadius && reach[3] == reach[0] ? rect.midY : (top + bottom) / 2
    path.move(to: CGPoint(x: rect.maxX, y: start))
    for corner in corners {
      if corner.isSquare {
        path.addLine(to: corner.position)
      } else if corner.smoothness > 0 {
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

  private static func appendContinuous(_ corner: Corner, to path: inout Path) {
    func blend(_ circular: CGFloat, _ continuous: CGFloat) -> CGFloat {
      corner.smoothness == 1 ? continuous : circular + (continuous - circular) * corner.smoothness
    }
    let reach = blend(1, Continuous.reach)
    let outer = blend(Circular.outer, Continuous.outer)
    let innerX = blend(Circular.inner.x, Continuous.inner.x)
    let innerY = blend(Circular.inner.y, Continuous.inner.y)
    let joinX = blend(Circular.join.x, Continuous.join.x)
    let joinY = blend(Circular.join.y, Continuous.join.y)
    let middleX = blend(Circular.middle.x, Continuous.middle.x)
    let middleY = blend(Circular.middle.y, Continuous.middle.y)
    path.addLine(to: corner.point(reach, 0))
    path.addCurve(
      to: corner.point(joinX, joinY), control1: corner.point(outer, 0), control2: corner.point(innerX, innerY))
    path.addCurve(
      to: corner.point(joinY, joinX), control1: corner.point(middleX, middleY), control2: corner.point(middleY, middleX)
    )
    path.addCurve(
      to: corner.point(0, reach), control1: corner.point(innerY, innerX), control2: corner.point(0, outer))
  }

  /// The three curves of a continuous corner, in radii from the corner.
  private enum Continuous {
    static let reach: CGFloat = 1.528665
    static let outer: CGFloat = 1.08849
    static let inner = CGPoint(x: 0.868407, y: 0)
    static let join = CGPoint(x: 0.631494, y: 0.0749114)
    static let middle = CGPoint(x: 0.372824, y: 0.169060)
  }

  /// A quarter circle cut into three curves whose joins lie as near as may be to those of the continuous corner.
  ///
  /// The joins stand at angles θ = asin(1 − 0.631494) and 90° − θ from the edges; the handle of an arc of angle φ is
  /// 4/3 · tan(φ/4).
  private enum Circular {
    private static let angle = CGFloat(asin(1 - 0.631494))
    private static let handle = CGFloat(4.0 / 3 * tan(Double(angle) / 4))
    private static let middleHandle = CGFloat(4.0 / 3 * tan((Double.pi / 2 - 2 * Double(angle)) / 4))
    private static let sine = CGFloat(sin(Double(angle)))
    private static let cosine = CGFloat(cos(Double(angle)))
    static let outer: CGFloat = 1 - handle
    static let join = CGPoint(x: 1 - sine, y: 1 - cosine)
    static let inner = CGPoint(x: join.x + handle * cosine, y: join.y - handle * sine)
    static let middle = CGPoint(x: join.x - middleHandle * cosine, y: join.y + middleHandle * sine)
  }
}
