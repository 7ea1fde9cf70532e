public import Foundation

/// What happens where labels of an axis would touch each other.
///
/// - Source: Swift Charts, `AxisValueLabelCollisionResolution`.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case automatic, truncate, disabled
    case greedy(priority: Double, minimumSpacing: CGFloat?)
  }

  let storage: Storage

  /// Categories are cut, other labels are left out.
  public static let automatic = AxisValueLabelCollisionResolution(storage: .automatic)
  /// Labels that touch one before them are left out.
  public static let greedy = greedy()
  /// Labels that do not fit between their neighbours are cut.
  public static let truncate = AxisValueLabelCollisionResolution(storage: .truncate)
  /// All labels show, on top of each other.
  public static let disabled = AxisValueLabelCollisionResolution(storage: .disabled)

  /// Labels that touch one of a higher priority, or one before them, are left out.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(storage: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
}
