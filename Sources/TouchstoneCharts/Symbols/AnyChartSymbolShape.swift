public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A symbol whose type is hidden.
///
/// - Source: Swift Charts, `AnyChartSymbolShape`.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  /// Hides the type of a symbol.
  public init(_ shape: any ChartSymbolShape) { self.shape = shape }

  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The symbol with a hole in its middle, as lines have it, if it is one of the usual shapes.
  func hollow(lineWidth: CGFloat) -> AnyChartSymbolShape {
    guard let basic = shape as? BasicChartSymbolShape else { return self }
    return AnyChartSymbolShape(HollowSymbolShape(shape: basic, lineWidth: lineWidth))
  }

  /// The outline of the symbol with its hole filled; `nil` for a symbol without a hole.
  func silhouette(in rect: CGRect) -> Path? {
    (shape as? any HollowSymbol)?.silhouette(in: rect)
  }
}

/// A symbol with a hole, through which a line does not show.
protocol HollowSymbol {
  func silhouette(in rect: CGRect) -> Path
}
