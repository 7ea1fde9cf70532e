/// How marks at the same place are put on each other.
///
/// - Source: Swift Charts, `MarkStackingMethod`.
public struct MarkStackingMethod: Hashable, Sendable {
  private enum Storage: Hashable, Sendable { case standard, normalized, center, unstacked }

  private let storage: Storage

  /// On top of each other from 0: positive numbers upwards, negative ones downwards.
  public static let standard = MarkStackingMethod(storage: .standard)
  /// On top of each other, each stack reaching from 0 to 1.
  public static let normalized = MarkStackingMethod(storage: .normalized)
  /// On top of each other, the middle of each stack at 0.
  public static let center = MarkStackingMethod(storage: .center)
  /// Over each other, all from 0.
  public static let unstacked = MarkStackingMethod(storage: .unstacked)
}
