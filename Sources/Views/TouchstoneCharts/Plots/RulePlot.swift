public import Foundation
import TouchstoneDrawing

/// A plot that shows the elements of a collection as straight lines along an axis.
///
/// - Source: Swift Charts, `RulePlot`; see ``RuleMark``.
public struct RulePlot<Content> {
  let content: Content
}

/// The marks of a ``RulePlot``.
///
/// - Source: Swift Charts, `VectorizedRulePlotContent`.
public struct VectorizedRulePlotContent<Data: RandomAccessCollection> {
  let marks: ElementMarks<Data>
}

extension RulePlot {
  /// Creates vertical lines between two distances from the top of the plot; by default its edges.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data, .rule, x: .value(x), y: .pointInterval(yStart, yEnd))
  }

  /// Creates vertical lines between distances from the top of the plot that are read from the elements.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data, .rule, x: .value(x), y: .pointInterval(yStart, yEnd))
  }

  /// Creates horizontal lines between two distances from the leading edge of the plot; by default its edges.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data, .rule, x: .pointInterval(xStart, xEnd), y: .value(y))
  }

  /// Creates horizontal lines between distances from the leading edge of the plot that are read from the elements.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data, .rule, x: .pointInterval(xStart, xEnd), y: .value(y))
  }

  /// Creates a vertical line between two values for each element.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data, .rule, x: .value(x), y: .interval(yStart, yEnd))
  }

  /// Creates a horizontal line between two values for each element.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data, .rule, x: .interval(xStart, xEnd), y: .value(y))
  }

  /// Creates vertical lines between two values, at a distance from the leading edge of the plot; by default its centre.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data, .rule, x: .points(x), y: .interval(yStart, yEnd))
  }

  /// Creates horizontal lines between two values, at a distance from the top of the plot; by default its centre.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data, .rule, x: .interval(xStart, xEnd), y: .points(y))
  }

  /// Creates vertical lines between two values, at distances from the leading edge that are read from the elements.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data, .rule, x: .points(x), y: .interval(yStart, yEnd))
  }

  /// Creates horizontal lines between two values, at distances from the top of the plot that are read from the
  /// elements.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data, .rule, x: .interval(xStart, xEnd), y: .points(y))
  }
}
