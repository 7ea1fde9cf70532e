public import Foundation
public import TouchstoneUI

extension ChartContent {
  /// Sets the symbol of points, and of the points of lines, to a shape.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> _ModifiedMarks<Self> {
    let shape = AnyChartSymbolShape(symbol)
    return style { $0.symbol = .given(.shape(shape)) }
  }

  /// Sets the symbol of points, and of the points of lines, to the one that the chart's scale assigns to a value.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> _ModifiedMarks<Self> {
    by(value.channel) { $0.symbol = .by($1) }
  }

  /// Sets the symbol of points, and of the points of lines, to a view.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> _ModifiedMarks<Self> {
    let view = AnyView(symbol())
    return style { $0.symbol = .given(.view(view)) }
  }

  /// Sets the area of symbols, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    style { $0.symbolSize = .given(.area(area)) }
  }

  /// Sets the size of the rectangle that symbols fill, in points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    style { $0.symbolSize = .given(.box(size)) }
  }

  /// Sets the size of symbols to the one that the chart's scale assigns to a value.
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> _ModifiedMarks<Self> {
    by(value.channel) { $0.symbolSize = .by($1) }
  }
}
