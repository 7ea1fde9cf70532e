public import Foundation

/// A mark that represents data as a bar.
///
/// A bar that shows a number for a category, a date or a bin starts at 0, or at the end of the bar below it in its
/// stack. By default it takes 0.70 of the step of its scale, or 8 points on a scale without steps.
///
/// - Source: Swift Charts, `BarMark`; sizes measured in pictures that Apple's frameworks drew.
public struct BarMark {
  let specification: MarkSpecification

  /// Creates a bar that shows a number for another value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    specification = MarkSpecification(.bar, x: .value(x.channel), y: .value(y.channel))
      .sized(width: width, height: height).stacked(stacking)
  }

  /// Creates a vertical bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    specification = MarkSpecification(.bar, x: .value(x.channel), y: .interval(yStart.channel, yEnd.channel))
      .sized(width: width)
  }

  /// Creates a horizontal bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    specification = MarkSpecification(.bar, x: .interval(xStart.channel, xEnd.channel), y: .value(y.channel))
      .sized(height: height)
  }

  /// Creates a vertical bar between two distances from the top of the plot, in points; by default the plot's edges.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    specification = MarkSpecification(.bar, x: .value(x.channel), y: .pointInterval(yStart, yEnd))
      .sized(width: width).stacked(stacking)
  }

  /// Creates a horizontal bar between two distances from the leading edge of the plot, in points; by default the plot's
  /// edges.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    specification = MarkSpecification(.bar, x: .pointInterval(xStart, xEnd), y: .value(y.channel))
      .sized(height: height).stacked(stacking)
  }

  /// Creates a bar between two x values and two distances from the top of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    specification = MarkSpecification(
      .bar, x: .interval(xStart.channel, xEnd.channel), y: .pointInterval(yStart, yEnd))
  }

  /// Creates a bar between two distances from the leading edge of the plot and two y values.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    specification = MarkSpecification(
      .bar, x: .pointInterval(xStart, xEnd), y: .interval(yStart.channel, yEnd.channel))
  }
}

extension BarMark: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) { collector.add(specification) }
}
