public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// The usual shapes that mark points.
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
  /// A disc.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle that points up.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon that points up.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Three crossed bars.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension BasicChartSymbolShape: ChartSymbolShape {
  /// The thickness of the bars of crosses, as a share of their length; inferred from a cross of 43 square points.
  private static let barShare: CGFloat = 1 / 3

  public var perceptualUnitRect: CGRect {
    let share = Self.barShare
    // The length of the bars of a plus of area 1: two bars less the square in which they cross.
    let bar = 1 / (2 * share - share * share).squareRoot()
    return switch kind {
    case .circle: .centered(width: 2 / CGFloat.pi.squareRoot())
    case .square: .centered(width: 1)
    // Half of the width times the height, of an equilateral triangle.
    case .triangle: .centered(width: 1.5197, height: 1.3161)
    case .diamond: .centered(width: 1.4142)
    // Of circumradius 0.6485: 1.9021 of it wide, 1.8090 high.
    case .pentagon: .centered(width: 1.2335, height: 1.1731)
    case .plus: .centered(width: bar)
    case .cross: .centered(width: bar * (1 + share) / 2.0.squareRoot())
    case .asterisk: .centered(width: 1.2, height: 1.3)
    }
  }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: Path(points: [(0.5, 0), (1, 1), (0, 1)], in: rect)
    case .diamond: Path(points: [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: rect)
    case .pentagon: Path(points: [(0.5, 0), (1, 0.382), (0.809, 1), (0.191, 1), (0, 0.382)], in: rect)
    case .plus: Self.bars(angles: [0, 90], in: rect, length: min(rect.width, rect.height))
    case .cross:
      Self.bars(
        angles: [45, 135], in: rect, length: min(rect.width, rect.height) * 2.0.squareRoot() / (1 + Self.barShare))
    case .asterisk: Self.bars(angles: [30, 90, 150], in: rect, length: min(rect.width, rect.height), share: 0.22)
    }
  }

  private static func bars(angles: [Double], in rect: CGRect, length: CGFloat, share: CGFloat = barShare) -> Path {
    var path = Path()
    for angle in angles {
      let bar = CGRect.centered(width: length, height: length * share)
      let turn = CGAffineTransform(rotationAngle: angle * .pi / 180)
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
      path.addPath(Path(bar).applying(turn))
    }
    return path
  }

  /// The outline of the shape, inside of its edge, in a width of points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    HollowSymbolShape(shape: self, lineWidth: lineWidth)
  }
}

/// A basic symbol with a hole in its middle.
struct HollowSymbolShape: ChartSymbolShape {
  let shape: BasicChartSymbolShape
  let lineWidth: CGFloat

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    switch shape.kind {
    case .plus, .cross, .asterisk:
      return shape.path(in: rect)
    default:
      let inset = min(lineWidth / 2, rect.width / 2, rect.height / 2)
      let middle = shape.path(in: rect.insetBy(dx: inset, dy: inset))
      return middle.strokedPath(StrokeStyle(lineWidth: lineWidth, lineJoin: .miter))
    }
  }
}

extension HollowSymbolShape: HollowSymbol {
  func silhouette(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Path {
  /// A polygon with corners by shares of the width and the height of a rectangle.
  init(points: [(x: CGFloat, y: CGFloat)], in rect: CGRect) {
    self.init()
    for (index, point) in points.enumerated() {
      let corner = CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
      if index == 0 { move(to: corner) } else { addLine(to: corner) }
    }
    closeSubpath()
  }
}
