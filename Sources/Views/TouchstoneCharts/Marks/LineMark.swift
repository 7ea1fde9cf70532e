/// A point of a line.
///
/// Points of the same series form one line, in data order: those with the same `series`, or, if none is given, with the
/// same values for their styles.
///
/// - Source: Swift Charts, `LineMark`; a width of 2 points with round ends, measured in pictures that Apple's frameworks
///   drew.
public struct LineMark {
  let specification: MarkSpecification

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    specification = MarkSpecification(.line, x: .value(x.channel), y: .value(y.channel))
  }

  /// Creates a point of the line of the given series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    specification = MarkSpecification(.line, x: .value(x.channel), y: .value(y.channel)).series(series.channel)
  }
}

extension LineMark: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) { collector.add(specification) }
}
