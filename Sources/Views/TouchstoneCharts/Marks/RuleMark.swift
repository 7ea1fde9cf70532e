public import Foundation

/// A mark that represents data as a straight line along an axis.
///
/// - Source: Swift Charts, `RuleMark`; a width of 2 points, measured in a picture that Apple's frameworks drew.
public struct RuleMark {
  let specification: MarkSpecification

  /// Creates a vertical line at a value, between two distances from the top of the plot; by default the plot's edges.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    specification = MarkSpecification(.rule, x: .value(x.channel), y: .pointInterval(yStart, yEnd))
  }

  /// Creates a horizontal line at a value, between two distances from the leading edge of the plot; by default its
  /// edges.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    specification = MarkSpecification(.rule, x: .pointInterval(xStart, xEnd), y: .value(y.channel))
  }

  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    specification = MarkSpecification(.rule, x: .value(x.channel), y: .interval(yStart.channel, yEnd.channel))
  }

  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    specification = MarkSpecification(.rule, x: .interval(xStart.channel, xEnd.channel), y: .value(y.channel))
  }

  /// Creates a vertical line between two values, at a distance from the leading edge of the plot; by default the
  /// centre.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    specification = MarkSpecification(.rule, x: .points(x), y: .interval(yStart.channel, yEnd.channel))
  }

  /// Creates a horizontal line between two values, at a distance from the top of the plot; by default the centre.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    specification = MarkSpecification(.rule, x: .interval(xStart.channel, xEnd.channel), y: .points(y))
  }
}

extension RuleMark: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) { collector.add(specification) }
}
