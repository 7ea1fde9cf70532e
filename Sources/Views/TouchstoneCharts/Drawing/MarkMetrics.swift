import Foundation

/// The metrics of marks, in points.
///
/// - Source: pictures that Apple's frameworks drew.
enum MarkMetrics {
  /// The share of its step that a bar or a rectangle takes.
  static let bandShare: CGFloat = 0.7
  /// The width of a bar on a scale without steps.
  static let plainBarWidth: CGFloat = 8
  static let barCornerRadius: CGFloat = 2
  static let lineWidth: CGFloat = 2
  static let ruleWidth: CGFloat = 2
  /// The area of a circle 8 points in diameter, in square points.
  static let symbolArea: CGFloat = 16 * .pi
  /// The line width of a hollow symbol on a line.
  static let hollowWidth: CGFloat = 2
  /// The distance between an annotation and its mark; measured to within a point.
  static let annotationSpacing: CGFloat = 6
}
