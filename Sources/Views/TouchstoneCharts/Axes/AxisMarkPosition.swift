/// The edge of the plot at which an axis is drawn.
///
/// - Source: Swift Charts, `AxisMarkPosition`.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

  let storage: Storage

  /// The bottom edge for an x axis, the trailing edge for a y axis.
  public static let automatic = AxisMarkPosition(storage: .automatic)
  public static let leading = AxisMarkPosition(storage: .leading)
  public static let trailing = AxisMarkPosition(storage: .trailing)
  public static let top = AxisMarkPosition(storage: .top)
  public static let bottom = AxisMarkPosition(storage: .bottom)
}
