public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A shape that represents a point of a chart.
///
/// - Source: Swift Charts, `ChartSymbolShape`.
nonisolated public protocol ChartSymbolShape: Shape {
  /// The rectangle, centred on the origin, in which the shape looks as large as a square of one point.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// Returns the rectangle, centred on the origin, in which the shape has the given area, in square points.
  func rect(area: CGFloat) -> CGRect {
    let scale = max(0, area.isFinite ? area : 0).squareRoot()
    let unit = perceptualUnitRect
    return CGRect(x: unit.minX * scale, y: unit.minY * scale, width: unit.width * scale, height: unit.height * scale)
  }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// Returns the outline of the shape, stroked inside its edge with a line width in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline of the shape, stroked inside its edge.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderedSymbolShape(shape: self, style: style)
  }
}

/// The outline of a symbol, stroked inside its edge.
struct BorderedSymbolShape<Base: InsettableShape & ChartSymbolShape>: ChartSymbolShape {
  let shape: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }
}

extension BorderedSymbolShape: HollowSymbol {
  func silhouette(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { .centered(width: 2 / CGFloat.pi.squareRoot()) }
}

extension Ellipse: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { .centered(width: 2 / CGFloat.pi.squareRoot()) }
}

extension Rectangle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { .centered(width: 1) }
}

extension CGRect {
  /// Returns a rectangle centred on the origin.
  static func centered(width: CGFloat, height: CGFloat? = nil) -> CGRect {
    let height = height ?? width
    return CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
  }
}
