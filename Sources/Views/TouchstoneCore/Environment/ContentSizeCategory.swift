/// The preferred text size, with the names used before iOS 15.
///
/// - Source: SwiftUI, `ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// Two steps smaller than the default.
  case small
  /// One step smaller than the default.
  case medium
  /// The default size.
  case large
  /// One step larger than the default.
  case extraLarge
  /// Two steps larger than the default.
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

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { DynamicTypeSize(self)?.isAccessibilitySize ?? false }

  /// Creates the category for a Dynamic Type size; never returns `nil` for the sizes of this SDK.
  public init?(_ dynamicTypeSize: DynamicTypeSize) {
    self = Self.allCases[dynamicTypeSize.rawValue]
  }
}

extension ContentSizeCategory {
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank < rhs.rank }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank <= rhs.rank }
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank > rhs.rank }
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank >= rhs.rank }

  /// The index among all categories; both types list them from small to large.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension DynamicTypeSize {
  /// Creates the size for a content size category; never returns `nil` for the categories of this SDK.
  public init?(_ contentSizeCategory: ContentSizeCategory) {
    self.init(rawValue: contentSizeCategory.rank)
  }
}

extension EnvironmentValues {
  /// The preferred text size; another name for ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
}
