import Foundation

/// The metrics of a legend, in points.
///
/// - Source: pictures that Apple's frameworks drew. The bar of a continuous scale is the same on iOS 16, 17
///   and 26.
enum LegendMetrics {
  /// The distance between the chart and its legend, as of iOS 16.4.
  static let spacing: CGFloat = 4
  /// The distance between parts of a legend, one below the other, and between items in a column.
  static let partSpacing: CGFloat = 4
  static let symbolSize: CGFloat = 8
  /// The distance between a symbol and its label.
  static let labelSpacing: CGFloat = 5
  /// The distance between items.
  static let itemSpacing: CGFloat = 8
  /// The distance between rows: 24.3 points from one to the next.
  static let rowSpacing: CGFloat = 11
  /// The length of a line style's sample.
  static let lineLength: CGFloat = 18
  static let barSize = CGSize(width: 120, height: 12)
  /// The distance between the chart and the bar of a continuous scale.
  static let barTop: CGFloat = 8
  static let barTick: CGFloat = 4
  /// The distance between a tick of the bar and the line of its label, whose capitals begin 4.3 points below the tick.
  static let barLabelSpacing: CGFloat = 2
}
