/// The size of text that a person prefers, under the names used before iOS 15.
///
/// - Source: SwiftUI, `ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// Two steps below the size of a new device.
  case small
  /// One step below the size of a new device.
  case medium
  /// The size of a new device.
  case large
  /// One step above the size of a new device.
  case extraLarge
  /// Two steps above the size of a new device.
  case extraExtraLarge
  /// The largest size that is not an accessibility size.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilityCategory: Bool { DynamicTypeSize(self)?.isAccessibilitySize ?? false }

  /// The category of a size of text. `nil` is never returned for the sizes of this SDK.
  public init?(_ dynamicTypeSize: DynamicTypeSize) {
    self = Self.allCases[dynamicTypeSize.rawValue]
  }
}

extension ContentSizeCategory {
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank < rhs.rank }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank <= rhs.rank }
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank > rhs.rank }
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank >= rhs.rank }

  /// The place among all categories, which both types list from small to large.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension DynamicTypeSize {
  /// The size of a category. `nil` is never returned for the categories of this SDK.
  public init?(_ contentSizeCategory: ContentSizeCategory) {
    self.init(rawValue: contentSizeCategory.rank)
  }
}

extension EnvironmentValues {
  /// The size of text that a person prefers; another name of ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
}
