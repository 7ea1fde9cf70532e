/// The orientation of an axis label.
///
/// - Source: Swift Charts, `AxisValueLabelOrientation`.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }

  let storage: Storage

  /// The default orientation, which is horizontal.
  public static let automatic = AxisValueLabelOrientation(storage: .automatic)
  public static let horizontal = AxisValueLabelOrientation(storage: .horizontal)
  /// Vertical, read from top to bottom.
  public static let vertical = AxisValueLabelOrientation(storage: .vertical)
  /// Vertical, read from bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(storage: .verticalReversed)

  /// The rotation of the label, in degrees clockwise.
  var degrees: Double {
    switch storage {
    case .automatic, .horizontal: 0
    case .vertical: 90
    case .verticalReversed: -90
    }
  }
}
