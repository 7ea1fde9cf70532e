import Foundation

/// The metrics of a legend, in points.
///
/// - Source: pictures that Apple's frameworks drew. The bar of a continuous scale is measured within 6 %.
enum LegendMetrics {
  /// The distance between the chart and its legend, as of iOS 16.4.
  static let spacing: CGFloat = 4
  static let symbolSize: CGFloat = 8
  /// The distance between a symbol and its label.
  static let labelSpacing: CGFloat = 5
  /// The distance between items.
  static let itemSpacing: CGFloat = 8
  /// The length of a line style's sample.
  static let lineLength: CGFloat = 18
  static let barSize = CGSize(width: 100, height: 10)
  /// The distance between the chart and the bar of a continuous scale.
  static let barTop: CGFloat = 8
  static let barTick: CGFloat = 3
}
