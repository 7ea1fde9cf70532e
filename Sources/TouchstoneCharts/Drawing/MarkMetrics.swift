import Foundation

/// The measures of marks, in points.
///
/// - Source: pictures that Apple's frameworks drew.
enum MarkMetrics {
  /// How much of its step a bar or a rectangle takes.
  static let bandShare: CGFloat = 0.7
  /// The width of a bar on a scale without steps.
  static let plainBarWidth: CGFloat = 8
  static let barCornerRadius: CGFloat = 2
  static let lineWidth: CGFloat = 2
  static let ruleWidth: CGFloat = 2
  /// The area of a circle of 8 points, in square points.
  static let symbolArea: CGFloat = 16 * .pi
  /// How thick the ring of a symbol on a line is.
  static let hollowWidth: CGFloat = 2
  /// Between an annotation and its mark; measured within a point.
  static let annotationSpacing: CGFloat = 6
}
