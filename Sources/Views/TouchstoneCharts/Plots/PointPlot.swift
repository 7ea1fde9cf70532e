public import Foundation
import TouchstoneDrawing

/// A plot that shows the elements of a collection as symbols.
///
/// - Source: Swift Charts, `PointPlot`; see ``PointMark``.
public struct PointPlot<Content> {
  let content: Content
}

/// The marks of a ``PointPlot``.
///
/// - Source: Swift Charts, `VectorizedPointPlotContent`.
public struct VectorizedPointPlotContent<Data: RandomAccessCollection> {
  let marks: ElementMarks<Data>
}

extension PointPlot {
  /// Creates a symbol for each element, at an x and a y value.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data, .point, x: .value(x), y: .value(y))
  }

  /// Creates symbols at a distance from the top of the plot, in points; by default at the centre.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data, .point, x: .value(x), y: .points(y))
  }

  /// Creates symbols at distances from the top of the plot that are read from the elements.
  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data, .point, x: .value(x), y: .points(y))
  }

  /// Creates symbols at a distance from the leading edge of the plot, in points; by default at the centre.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data, .point, x: .points(x), y: .value(y))
  }

  /// Creates symbols at distances from the leading edge of the plot that are read from the elements.
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data, .point, x: .points(x), y: .value(y))
  }
}
