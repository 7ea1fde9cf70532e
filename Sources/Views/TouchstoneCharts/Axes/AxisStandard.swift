import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The default marks of an axis and their metrics.
///
/// - Source: pictures that Apple's frameworks drew: lines of half a point; those of x dashed, 2 on and 2 off, and running on
///   through the strip of labels.
enum AxisStandard {
  static let lineWidth: CGFloat = 0.5
  static let tickLength: CGFloat = 4
  /// The distance between the plot, or a tick, and a label.
  static let labelSpacing: CGFloat = 4

  /// What is above and below the labels of an x axis.
  ///
  /// - Source: pictures that Apple's frameworks drew: strips of 18 points on iOS 16 to 18, and of 21.4 on iOS 26, where
  ///   capitals begin 8.3 points below the plot. Those of macOS 26 are not measured.
  struct Strip {
    var spacing: CGFloat
    var end: CGFloat

    init(_ look: Look) { (spacing, end) = look.palette == .os26 ? (5.6, 1.8) : (labelSpacing, 0) }
  }

  /// The distance between a title and the axis.
  static let titleSpacing: CGFloat = 8

  static func stroke(_ axis: Axis) -> StrokeStyle {
    StrokeStyle(lineWidth: lineWidth, dash: axis == .horizontal ? [2, 2] : [])
  }

  static func parts(_ axis: Axis, isCategory: Bool, stroke: StrokeStyle?, format: AxisFormat?) -> [AxisPart] {
    var label = AxisLabelSpecification()
    if let format { label.content = .text(format.write) }
    var parts = [AxisPart(.gridLine(centered: nil, stroke: stroke)), AxisPart(.label(label))]
    if axis == .horizontal {
      parts.insert(AxisPart(.tick(centered: nil, length: .longestLabel, stroke: stroke)), at: 1)
    }
    return parts
  }
}
