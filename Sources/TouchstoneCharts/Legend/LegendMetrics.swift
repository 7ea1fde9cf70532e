import Foundation

/// The measures of a legend, in points.
///
/// - Source: pictures that Apple's frameworks drew. The bar of a continuous scale is measured within 6 %.
enum LegendMetrics {
  /// Between the chart and its legend, from iOS 16.4 on.
  static let spacing: CGFloat = 4
  static let symbolSize: CGFloat = 8
  /// Between a symbol and its label.
  static let labelSpacing: CGFloat = 5
  /// Between an item and the next one.
  static let itemSpacing: CGFloat = 8
  /// How long the sample of a line style is.
  static let lineLength: CGFloat = 18
  static let barSize = CGSize(width: 100, height: 10)
  /// Between the chart and the bar of a continuous scale.
  static let barTop: CGFloat = 8
  static let barTick: CGFloat = 3
}
