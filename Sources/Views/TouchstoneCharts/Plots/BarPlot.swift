public import Foundation
import TouchstoneDrawing

/// A plot that shows the elements of a collection as bars.
///
/// - Source: Swift Charts, `BarPlot`; see ``BarMark``.
public struct BarPlot<Content> {
  let content: Content
}

/// The marks of a ``BarPlot``.
///
/// - Source: Swift Charts, `VectorizedBarPlotContent`.
public struct VectorizedBarPlotContent<Data: RandomAccessCollection> {
  let marks: ElementMarks<Data>
}

extension BarPlot {
  /// Creates a bar for each element, which shows a number for another value.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data, .bar, x: .value(x), y: .value(y), width: width, height: height, stacking: stacking)
  }

  /// Creates a vertical bar between two values for each element.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data, .bar, x: .value(x), y: .interval(yStart, yEnd), width: width)
  }

  /// Creates a horizontal bar between two values for each element.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data, .bar, x: .interval(xStart, xEnd), y: .value(y), height: height)
  }

  /// Creates vertical bars between two distances from the top of the plot, in points.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data, .bar, x: .value(x), y: .pointInterval(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates vertical bars between distances from the top of the plot that are read from the elements.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data, .bar, x: .value(x), y: .pointInterval(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates horizontal bars between two distances from the leading edge of the plot, in points.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data, .bar, x: .pointInterval(xStart, xEnd), y: .value(y), height: height, stacking: stacking)
  }

  /// Creates horizontal bars between distances from the leading edge of the plot that are read from the elements.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data, .bar, x: .pointInterval(xStart, xEnd), y: .value(y), height: height, stacking: stacking)
  }

  /// Creates bars between two x values and two distances from the top of the plot.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data, .bar, x: .interval(xStart, xEnd), y: .pointInterval(yStart, yEnd))
  }

  /// Creates bars between two distances from the leading edge of the plot and two y values.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data, .bar, x: .pointInterval(xStart, xEnd), y: .interval(yStart, yEnd))
  }

  /// Creates bars between two x values and two distances from the top of the plot that are read from the elements.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data, .bar, x: .interval(xStart, xEnd), y: .pointInterval(yStart, yEnd))
  }

  /// Creates bars between two distances from the leading edge that are read from the elements, and two y values.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data, .bar, x: .pointInterval(xStart, xEnd), y: .interval(yStart, yEnd))
  }
}
