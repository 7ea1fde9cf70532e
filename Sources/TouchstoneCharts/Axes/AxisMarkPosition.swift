/// At which edge of the plot an axis lies.
///
/// - Source: Swift Charts, `AxisMarkPosition`.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

  let storage: Storage

  /// At the bottom for x, at the trailing edge for y.
  public static let automatic = AxisMarkPosition(storage: .automatic)
  /// At the leading edge.
  public static let leading = AxisMarkPosition(storage: .leading)
  /// At the trailing edge.
  public static let trailing = AxisMarkPosition(storage: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(storage: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(storage: .bottom)
}
