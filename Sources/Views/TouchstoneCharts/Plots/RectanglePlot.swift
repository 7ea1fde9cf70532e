public import Foundation
import TouchstoneDrawing

/// A plot that shows the elements of a collection as rectangles.
///
/// - Source: Swift Charts, `RectanglePlot`; see ``RectangleMark``.
public struct RectanglePlot<Content> {
  let content: Content
}

/// The marks of a ``RectanglePlot``.
///
/// - Source: Swift Charts, `VectorizedRectanglePlotContent`.
public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection> {
  let marks: ElementMarks<Data>
}

extension RectanglePlot {
  /// Creates a rectangle for each element, centred on an x and a y value.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .value(x), y: .value(y), width: width, height: height)
  }

  /// Creates a rectangle for each element, centred on an x value and between two y values.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .value(x), y: .interval(yStart, yEnd), width: width)
  }

  /// Creates rectangles centred on an x value, between two distances from the top of the plot.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .value(x), y: .pointInterval(yStart, yEnd), width: width)
  }

  /// Creates rectangles centred on an x value, between distances from the top of the plot that are read from the
  /// elements.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .value(x), y: .pointInterval(yStart, yEnd), width: width)
  }

  /// Creates a rectangle for each element, centred on a y value and between two x values.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .interval(xStart, xEnd), y: .value(y), height: height)
  }

  /// Creates rectangles centred on a y value, between two distances from the leading edge of the plot.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .pointInterval(xStart, xEnd), y: .value(y), height: height)
  }

  /// Creates rectangles centred on a y value, between distances from the leading edge that are read from the elements.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .pointInterval(xStart, xEnd), y: .value(y), height: height)
  }

  /// Creates a rectangle for each element, between two x and two y values.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .interval(xStart, xEnd), y: .interval(yStart, yEnd))
  }

  /// Creates rectangles between two x values and two distances from the top of the plot.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .interval(xStart, xEnd), y: .pointInterval(yStart, yEnd))
  }

  /// Creates rectangles between two distances from the leading edge of the plot and two y values.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .pointInterval(xStart, xEnd), y: .interval(yStart, yEnd))
  }

  /// Creates rectangles between two x values and two distances from the top of the plot that are read from the
  /// elements.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .interval(xStart, xEnd), y: .pointInterval(yStart, yEnd))
  }

  /// Creates rectangles between two distances from the leading edge that are read from the elements, and two y values.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .pointInterval(xStart, xEnd), y: .interval(yStart, yEnd))
  }

  /// Creates rectangles between distances from the leading and top edges of the plot that are read from the elements.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    self.init(data, .rectangle, x: .pointInterval(xStart, xEnd), y: .pointInterval(yStart, yEnd))
  }
}
