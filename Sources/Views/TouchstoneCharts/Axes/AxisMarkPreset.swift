/// The arrangement of an axis's labels relative to the plot.
///
/// - Source: Swift Charts, `AxisMarkPreset`.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, extended, aligned, inset }

  let storage: Storage

  /// Labels beside the plot, or within it for a categorical y axis.
  public static let automatic = AxisMarkPreset(storage: .automatic)
  /// Labels on lines that extend beyond the plot.
  public static let extended = AxisMarkPreset(storage: .extended)
  /// Labels beside the plot, aligned to stay between its ends.
  public static let aligned = AxisMarkPreset(storage: .aligned)
  /// Labels inside the plot.
  public static let inset = AxisMarkPreset(storage: .inset)
}
