public import Foundation
public import TouchstoneUI

extension ChartContent {
  /// Draws points, and the points of lines, as a shape.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let shape = AnyChartSymbolShape(symbol)
    return style { $0.symbol = .given(.shape(shape)) }
  }

  /// Draws points, and the points of lines, as the scale of the chart says for a value.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    by(value.channel) { $0.symbol = .by($1) }
  }

  /// Draws points, and the points of lines, as a view.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return style { $0.symbol = .given(.view(view)) }
  }

  /// Sets how large symbols appear: the area of a symbol in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    style { $0.symbolSize = .given(.area(area)) }
  }

  /// Sets the rectangle that symbols fill, in points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    style { $0.symbolSize = .given(.box(size)) }
  }

  /// Draws symbols as large as the scale of the chart says for a value.
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    by(value.channel) { $0.symbolSize = .by($1) }
  }
}
