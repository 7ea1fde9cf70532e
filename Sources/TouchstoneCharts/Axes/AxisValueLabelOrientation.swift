/// In which direction the label of a value is read.
///
/// - Source: Swift Charts, `AxisValueLabelOrientation`.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }

  let storage: Storage

  /// As other text.
  public static let automatic = AxisValueLabelOrientation(storage: .automatic)
  /// As other text.
  public static let horizontal = AxisValueLabelOrientation(storage: .horizontal)
  /// From top to bottom.
  public static let vertical = AxisValueLabelOrientation(storage: .vertical)
  /// From bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(storage: .verticalReversed)

  /// The turn of the label, in degrees clockwise.
  var degrees: Double {
    switch storage {
    case .automatic, .horizontal: 0
    case .vertical: 90
    case .verticalReversed: -90
    }
  }
}
