public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A type-erased symbol shape.
///
/// - Source: Swift Charts, `AnyChartSymbolShape`.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  /// Creates a type-erased symbol shape.
  public init(_ shape: any ChartSymbolShape) { self.shape = shape }

  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the hollow form of a basic symbol, as on lines, or other symbols unchanged.
  func hollow(lineWidth: CGFloat) -> AnyChartSymbolShape {
    guard let basic = shape as? BasicChartSymbolShape else { return self }
    return AnyChartSymbolShape(HollowSymbolShape(shape: basic, lineWidth: lineWidth))
  }

  /// Returns the outline of the symbol with its hole filled, or `nil` for a symbol without a hole.
  func silhouette(in rect: CGRect) -> Path? {
    (shape as? any HollowSymbol)?.silhouette(in: rect)
  }
}

/// A symbol with a hole, through which a line is not visible.
protocol HollowSymbol {
  func silhouette(in rect: CGRect) -> Path
}
