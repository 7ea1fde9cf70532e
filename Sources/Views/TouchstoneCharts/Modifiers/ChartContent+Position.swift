public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

extension ChartContent {
  /// Offsets the marks, in points.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
    shifted(offset.width, offset.width, offset.height, offset.height)
  }

  /// Offsets the marks, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { shifted(x, x, y, y) }

  /// Offsets the marks horizontally, and their vertical start and end, in points.
  public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    shifted(x, x, yStart, yEnd)
  }

  /// Offsets the marks vertically, and their horizontal start and end, in points.
  public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    shifted(xStart, xEnd, y, y)
  }

  /// Offsets the starts and ends of the marks, in points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    shifted(xStart, xEnd, yStart, yEnd)
  }

  private nonisolated func shifted(
    _ xStart: CGFloat, _ xEnd: CGFloat, _ yStart: CGFloat, _ yEnd: CGFloat
  ) -> _ModifiedMarks<Self> {
    style {
      $0.offsets.xStart += xStart
      $0.offsets.xEnd += xEnd
      $0.offsets.yStart += yStart
      $0.offsets.yEnd += yEnd
    }
  }

  /// Positions marks side by side, grouped by a value.
  ///
  /// - Parameters:
  ///   - axis: Along which axis; by default that with categories, dates or bins.
  ///   - span: How much of the step of the scale all of them take; 0.70 of it by default.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> _ModifiedMarks<Self> {
    by(value.channel) { $0.group = MarkStyle.Group(key: $1, axis: axis, span: span) }
  }
}
