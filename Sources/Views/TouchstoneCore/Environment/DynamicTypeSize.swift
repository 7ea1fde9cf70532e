/// The preferred text size.
///
/// - Source: SwiftUI, `DynamicTypeSize`.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps smaller than the default.
  case small
  /// One step smaller than the default.
  case medium
  /// The default size.
  case large
  /// One step larger than the default.
  case xLarge
  /// Two steps larger than the default.
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

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}
