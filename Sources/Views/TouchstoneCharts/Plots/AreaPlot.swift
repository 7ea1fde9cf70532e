/// A plot that shows the elements of a collection as an area, or as one for each series.
///
/// - Source: Swift Charts, `AreaPlot`; see ``AreaMark``.
public struct AreaPlot<Content> {
  let content: Content
}

/// The marks of an ``AreaPlot``.
///
/// - Source: Swift Charts, `VectorizedAreaPlotContent`.
public struct VectorizedAreaPlotContent<Data: RandomAccessCollection> {
  let marks: ElementMarks<Data>
}

extension AreaPlot {
  /// Creates an area between 0 and the points of the elements.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, .area, x: .value(x), y: .value(y), stacking: stacking)
  }

  /// Creates an area for each series.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, .area, x: .value(x), y: .value(y), stacking: stacking, series: series.channel)
  }

  /// Creates an area between two y values for each element.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, .area, x: .value(x), y: .interval(yStart, yEnd))
  }

  /// Creates an area between two y values for each series.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, .area, x: .value(x), y: .interval(yStart, yEnd), series: series.channel)
  }

  /// Creates an area between two x values for each element.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, .area, x: .interval(xStart, xEnd), y: .value(y))
  }

  /// Creates an area between two x values for each series.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, .area, x: .interval(xStart, xEnd), y: .value(y), series: series.channel)
  }
}
