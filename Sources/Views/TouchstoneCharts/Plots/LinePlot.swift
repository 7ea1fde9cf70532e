/// A plot that shows the elements of a collection as a line, or as one for each series.
///
/// - Source: Swift Charts, `LinePlot`; see ``LineMark``.
public struct LinePlot<Content> {
  let content: Content
}

/// The marks of a ``LinePlot``.
///
/// - Source: Swift Charts, `VectorizedLinePlotContent`.
public struct VectorizedLinePlotContent<Data: RandomAccessCollection> {
  let marks: ElementMarks<Data>
}

extension LinePlot {
  /// Creates a line through the points of the elements.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data> {
    self.init(data, .line, x: .value(x), y: .value(y))
  }

  /// Creates a line for each series.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data> {
    self.init(data, .line, x: .value(x), y: .value(y), series: series.channel)
  }
}
