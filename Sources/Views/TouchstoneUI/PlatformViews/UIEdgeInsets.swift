public import Foundation
import TouchstoneCore

/// Distances from the edges of a rectangle, in points.
///
/// - Source: UIKit, `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat
  /// The distance from the left, in points.
  public var left: CGFloat
  /// The distance from the bottom, in points.
  public var bottom: CGFloat
  /// The distance from the right, in points.
  public var right: CGFloat

  /// Creates insets, in points. Omitted ones are 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0.
  public static let zero = UIEdgeInsets()
}
