/// The size of text that a person prefers.
///
/// - Source: SwiftUI, `DynamicTypeSize`.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps below the size of a new device.
  case small
  /// One step below the size of a new device.
  case medium
  /// The size of a new device.
  case large
  /// One step above the size of a new device.
  case xLarge
  /// Two steps above the size of a new device.
  case xxLarge
  /// The largest size that is not an accessibility size.
  case xxxLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest accessibility size.
  case accessibility5

  /// Whether the size is one of the five that serve accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}
