public import Foundation

/// The way an axis resolves collisions between its labels.
///
/// - Source: Swift Charts, `AxisValueLabelCollisionResolution`.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case automatic, truncate, disabled
    case greedy(priority: Double, minimumSpacing: CGFloat?)
  }

  let storage: Storage

  /// Truncates the labels of categories, and leaves out other labels that collide.
  public static let automatic = AxisValueLabelCollisionResolution(storage: .automatic)
  /// Leaves out labels that collide with an earlier one.
  public static let greedy = greedy()
  /// Truncates labels that do not fit between their neighbours.
  public static let truncate = AxisValueLabelCollisionResolution(storage: .truncate)
  /// Shows all labels, even if they overlap.
  public static let disabled = AxisValueLabelCollisionResolution(storage: .disabled)

  /// Leaves out labels that collide with one of higher priority, or of equal priority and earlier.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(storage: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
}
