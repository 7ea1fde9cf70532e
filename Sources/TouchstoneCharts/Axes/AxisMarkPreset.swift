/// How the labels of an axis lie to the plot.
///
/// - Source: Swift Charts, `AxisMarkPreset`.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, extended, aligned, inset }

  let storage: Storage

  /// Beside the plot, or for the categories of a y axis within it.
  public static let automatic = AxisMarkPreset(storage: .automatic)
  /// On lines that run on beyond the plot.
  public static let extended = AxisMarkPreset(storage: .extended)
  /// Beside the plot, no further than its ends.
  public static let aligned = AxisMarkPreset(storage: .aligned)
  /// Within the plot.
  public static let inset = AxisMarkPreset(storage: .inset)
}
