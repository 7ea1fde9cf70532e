public import Foundation

/// A mark that represents a data point as a symbol.
///
/// - Source: Swift Charts, `PointMark`; a circle of 8 points, measured in pictures that Apple's frameworks drew.
public struct PointMark {
  let specification: MarkSpecification

  /// Creates a symbol at an x and a y value.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    specification = MarkSpecification(.point, x: .value(x.channel), y: .value(y.channel))
  }

  /// Creates a symbol at an x value and a distance from the top of the plot, in points; by default the centre.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    specification = MarkSpecification(.point, x: .value(x.channel), y: .points(y))
  }

  /// Creates a symbol at a distance from the leading edge of the plot, in points, and a y value; by default at the
  /// centre.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    specification = MarkSpecification(.point, x: .points(x), y: .value(y.channel))
  }
}

extension PointMark: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) { collector.add(specification) }
}
