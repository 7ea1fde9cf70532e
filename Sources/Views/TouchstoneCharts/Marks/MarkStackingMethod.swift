/// The way marks at the same position are stacked.
///
/// - Source: Swift Charts, `MarkStackingMethod`.
public struct MarkStackingMethod: Hashable, Sendable {
  private enum Storage: Hashable, Sendable { case standard, normalized, center, unstacked }

  private let storage: Storage

  /// Stacked from 0: positive numbers upwards, negative numbers downwards.
  public static let standard = MarkStackingMethod(storage: .standard)
  /// Stacked and normalised, so that each stack extends from 0 to 1.
  public static let normalized = MarkStackingMethod(storage: .normalized)
  /// Stacked, with each stack centred on 0.
  public static let center = MarkStackingMethod(storage: .center)
  /// Not stacked: all marks start at 0 and overlap.
  public static let unstacked = MarkStackingMethod(storage: .unstacked)
}
