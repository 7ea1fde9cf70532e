import Foundation
import TouchstoneDrawing

/// An angular gradient as wedges of one colour each.
///
/// Up to a full turn is drawn as it is, and the first and last colours share the rest of the turn; of more than a full
/// turn, the last one is visible.
struct AngularWedges {
  /// The number of wedges for a ramp without intermediate stops.
  private static let count = 256

  private let ramp: GradientRamp
  private let center: CGPoint
  /// The angle at which the turn begins, and its direction: 1 clockwise on screen, −1 counterclockwise.
  private let start: CGFloat
  private let sense: CGFloat
  /// The position on the ramp at the beginning of the turn, and the length of the turn on the ramp.
  private let offset: CGFloat
  private let factor: CGFloat

  init(ramp: GradientRamp, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat) {
    self.ramp = ramp
    self.center = center
    var turns = (endAngle - startAngle) / (2 * .pi)
    if !turns.isFinite || abs(turns) < 1e-6 { turns = 1 }
    sense = turns < 0 ? -1 : 1
    turns = abs(turns)
    let gap = 1 - turns
    let low = gap > 0 ? -gap / 2 : -gap
    start = startAngle + sense * low * 2 * .pi
    factor = 1 / turns
    offset = low / turns
  }

  /// Returns the wedges as paths that cover an area.
  ///
  /// Edges are not antialiased: the background would show through between two antialiased edges.
  func text(covering area: CGRect) -> String {
    let corners = [area.minX, area.maxX].flatMap { x in [area.minY, area.maxY].map { CGPoint(x: x, y: $0) } }
    let radius = (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) * 1.1
    guard radius.isFinite, start.isFinite, !ramp.stops.isEmpty else { return "" }
    func point(_ turn: CGFloat) -> CGPoint {
      let angle = start + sense * turn * 2 * .pi
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    let edges: [CGFloat] = ramp.stops.map { ($0.location - offset) / factor }
    let steps: [CGFloat] = (0...Self.count).map { CGFloat($0) / CGFloat(Self.count) }
    let turns = (steps + edges.filter { $0 > 0 && $0 < 1 }).sorted()
    var text = "<g shape-rendering=\"crispEdges\">\n"
    for (from, to) in zip(turns, turns.dropFirst()) where to > from {
      let middle = (from + to) / 2
      let color = ramp.color(at: middle * factor + offset)
      text +=
        "<path d=\"M\(center.svg)L\(point(from).svg)L\(point(to).svg)Z\" fill=\"\(color.svg)\""
        + "\(color.svgOpacity("fill-opacity"))/>\n"
    }
    return text + "</g>\n"
  }
}
