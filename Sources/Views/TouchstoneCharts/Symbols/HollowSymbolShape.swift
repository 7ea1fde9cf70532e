import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The hollow form of a basic symbol.
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

  /// Returns the polygon, with a smaller one in the opposite direction, whose sides are inset by the line width.
  private func ring(in rect: CGRect) -> Path {
    var path = shape.path(in: rect)
    // The inscribed circle touches all sides, so a copy that is scaled about its centre has parallel sides.
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
