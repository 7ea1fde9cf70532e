public import TouchstoneDrawing
import TouchstoneUI

/// A grid line that an axis draws across the plot at a value.
///
/// - Source: Swift Charts, `AxisGridLine`.
public struct AxisGridLine: PrimitiveAxisMark {
  let parts: [AxisPart]

  /// Creates a grid line.
  ///
  /// - Parameters:
  ///   - centered: Whether it lies in the middle of a category or a unit of time; by default at its beginning.
  ///   - stroke: How it is traced; by default half a point wide.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    parts = [AxisPart(.gridLine(centered: centered, stroke: stroke))]
  }
}
