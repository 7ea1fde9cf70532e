import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A basic symbol with a hole in its middle.
struct HollowSymbolShape: ChartSymbolShape {
  let shape: BasicChartSymbolShape
  let lineWidth: CGFloat

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    switch shape.kind {
    case .plus, .cross, .asterisk: return shape.path(in: rect)
    case .circle:
      let inset = min(lineWidth / 2, rect.width / 2, rect.height / 2)
      return Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)).strokedPath(StrokeStyle(lineWidth: lineWidth))
    case .square, .triangle, .diamond, .pentagon: return ring(in: rect)
    }
  }

  /// The polygon and, turned the other way round, the one whose sides lie the width of the line further inwards.
  private func ring(in rect: CGRect) -> Path {
    var path = shape.path(in: rect)
    // A circle touches all sides of each of these polygons: a smaller copy about its middle has parallel sides.
    let circle = shape.incircle(in: rect)
    guard circle.radius > lineWidth else { return path }
    let share = 1 - lineWidth / circle.radius
    let shrunk = CGAffineTransform(
      a: share, b: 0, c: 0, d: share, tx: circle.center.x * (1 - share), ty: circle.center.y * (1 - share))
    path.addPath(Path(points: shape.corners.reversed(), in: rect).applying(shrunk))
    return path
  }
}

extension HollowSymbolShape: HollowSymbol {
  func silhouette(in rect: CGRect) -> Path { shape.path(in: rect) }
}
