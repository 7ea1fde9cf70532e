/// A point of an area.
///
/// Points of the same series form one area, just as those of a ``LineMark`` form one line.
///
/// - Source: Swift Charts, `AreaMark`.
public struct AreaMark {
  let specification: MarkSpecification

  /// Creates a point of an area that starts at 0, or at the area below it in its stack.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    specification = MarkSpecification(.area, x: .value(x.channel), y: .value(y.channel)).stacked(stacking)
  }

  /// Creates a point of an area in the given series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    specification = MarkSpecification(.area, x: .value(x.channel), y: .value(y.channel)).stacked(stacking)
      .series(series.channel)
  }

  /// Creates a point of an area between two y values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    specification = MarkSpecification(.area, x: .value(x.channel), y: .interval(yStart.channel, yEnd.channel))
  }

  /// Creates a point of an area between two y values, in the given series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    specification = MarkSpecification(.area, x: .value(x.channel), y: .interval(yStart.channel, yEnd.channel))
      .series(series.channel)
  }

  /// Creates a point of an area between two x values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    specification = MarkSpecification(.area, x: .interval(xStart.channel, xEnd.channel), y: .value(y.channel))
  }

  /// Creates a point of an area between two x values, in the given series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    specification = MarkSpecification(.area, x: .interval(xStart.channel, xEnd.channel), y: .value(y.channel))
      .series(series.channel)
  }
}

extension AreaMark: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) { collector.add(specification) }
}
