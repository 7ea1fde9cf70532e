public import Foundation

/// A mark that represents data as a rectangle.
///
/// - Source: Swift Charts, `RectangleMark`; where two values are given, it takes 0.70 of the steps of their scales.
public struct RectangleMark {
  let specification: MarkSpecification

  private init(
    _ x: MarkSpecification.Position, _ y: MarkSpecification.Position, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    specification = MarkSpecification(.rectangle, x: x, y: y).sized(width: width, height: height)
  }

  /// Creates a rectangle centred on an x and a y value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    self.init(.value(x.channel), .value(y.channel), width: width, height: height)
  }

  /// Creates a rectangle centred on an x value, between two y values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(.value(x.channel), .interval(yStart.channel, yEnd.channel), width: width)
  }

  /// Creates a rectangle centred on an x value, between two distances from the top of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(.value(x.channel), .pointInterval(yStart, yEnd), width: width)
  }

  /// Creates a rectangle centred on a y value, between two x values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.interval(xStart.channel, xEnd.channel), .value(y.channel), height: height)
  }

  /// Creates a rectangle centred on a y value, between two distances from the leading edge of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.pointInterval(xStart, xEnd), .value(y.channel), height: height)
  }

  /// Creates a rectangle between two x and two y values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.interval(xStart.channel, xEnd.channel), .interval(yStart.channel, yEnd.channel))
  }

  /// Creates a rectangle between two x values and two distances from the top of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.interval(xStart.channel, xEnd.channel), .pointInterval(yStart, yEnd))
  }

  /// Creates a rectangle between two distances from the leading edge of the plot and two y values.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.pointInterval(xStart, xEnd), .interval(yStart.channel, yEnd.channel))
  }

  /// Creates a rectangle between distances from the leading and top edges of the plot; by default it covers the plot.
  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(.pointInterval(xStart, xEnd), .pointInterval(yStart, yEnd))
  }
}

extension RectangleMark: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) { collector.add(specification) }
}
