public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// The basic symbol shapes for the points of a chart.
///
/// - Source: Swift Charts, `BasicChartSymbolShape`. All have the same area for the same size: measured, a circle of 8
///   points and a square of 7.1 points (pictures that Apple's frameworks drew).
public struct BasicChartSymbolShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A filled circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// An upward-pointing triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square that stands on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// An upward-pointing pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// An asterisk: three bars that cross.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension BasicChartSymbolShape: ChartSymbolShape {
  /// The bars of a cross of area 1: their length, thickness and corner radius.
  ///
  /// - Source: a cross in a picture that Apple's frameworks drew beside circles of 8 points: 7.5 points wide, with 42.5
  ///   square points of ink and bars 3.06 points thick. That a plus has the same bars is inferred.
  private static let bar = (length: 1.235 as CGFloat, thickness: 0.4316 as CGFloat, corner: 0.141 as CGFloat)

  /// The width of a cross of area 1: that of its rotated bars, less the parts that their rounded corners cut off.
  private static let crossWidth =
    (bar.length + bar.thickness - 4 * bar.corner) * 0.5.squareRoot() + 2 * bar.corner

  public var perceptualUnitRect: CGRect {
    switch kind {
    case .circle: .centered(width: 2 / CGFloat.pi.squareRoot())
    case .square: .centered(width: 1)
    // For an equilateral triangle: half the width times the height is 1.
    case .triangle: .centered(width: 1.5197, height: 1.3161)
    case .diamond: .centered(width: 1.4142)
    // For a circumradius of 0.6485: 1.9021 times that wide, 1.8090 times that high.
    case .pentagon: .centered(width: 1.2335, height: 1.1731)
    case .plus: .centered(width: Self.bar.length)
    case .cross: .centered(width: Self.crossWidth)
    case .asterisk: .centered(width: 1.2, height: 1.3)
    }
  }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square, .triangle, .diamond, .pentagon: Path(points: corners, in: rect)
    case .plus: Self.bars(angles: [0, 90], in: rect, unit: side / Self.bar.length)
    case .cross: Self.bars(angles: [45, 135], in: rect, unit: side / Self.crossWidth)
    case .asterisk: Self.bars(angles: [30, 90, 150], in: rect, unit: side / Self.bar.length, thickness: 0.27)
    }
  }

  /// The vertices of a polygonal shape, as fractions of a rectangle's width and height.
  var corners: [(x: CGFloat, y: CGFloat)] {
    switch kind {
    case .square: [(0, 0), (1, 0), (1, 1), (0, 1)]
    case .triangle: [(0.5, 0), (1, 1), (0, 1)]
    case .diamond: [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]
    case .pentagon: [(0.5, 0), (1, 0.382), (0.809, 1), (0.191, 1), (0, 0.382)]
    case .circle, .plus, .cross, .asterisk: []
    }
  }

  /// Returns the inscribed circle of a polygonal shape.
  func incircle(in rect: CGRect) -> (center: CGPoint, radius: CGFloat) {
    let (width, height) = (rect.width, rect.height)
    let radius: CGFloat =
      switch kind {
      case .triangle: width * height / (width + 2 * hypot(width / 2, height))
      case .diamond: width * height / (2 * hypot(width, height))
      // A pentagon with circumradius 1 is 1.8090 high and has an inradius of 0.8090.
      case .pentagon: height * 0.4472
      default: min(width, height) / 2
      }
    let isUpright = kind == .triangle || kind == .pentagon
    return (CGPoint(x: rect.midX, y: isUpright ? rect.maxY - radius : rect.midY), radius)
  }

  private static func bars(
    angles: [Double], in rect: CGRect, unit: CGFloat, thickness: CGFloat = bar.thickness
  ) -> Path {
    var path = Path()
    for angle in angles {
      let shape = CGRect.centered(width: bar.length * unit, height: thickness * unit)
      let turn = CGAffineTransform(rotationAngle: angle * .pi / 180)
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
      path.addPath(Path(roundedRect: shape, cornerRadius: bar.corner * unit, style: .circular).applying(turn))
    }
    return path
  }

  /// Returns the outline of the shape, stroked inside its edge with a line width in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    HollowSymbolShape(shape: self, lineWidth: lineWidth)
  }
}

extension Path {
  /// Creates a polygon from vertices given as fractions of a rectangle's width and height.
  init(points: [(x: CGFloat, y: CGFloat)], in rect: CGRect) {
    self.init()
    for (index, point) in points.enumerated() {
      let corner = CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
      if index == 0 { move(to: corner) } else { addLine(to: corner) }
    }
    closeSubpath()
  }
}
