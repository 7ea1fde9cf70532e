public import Foundation
package import TouchstoneCore

/// The size of text that the user prefers.
///
/// - Source: UIKit, `UIContentSizeCategory`.
public enum UIContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  /// Unspecified: the previous value stays.
  case unspecified
  /// The smallest size: `DynamicTypeSize.xSmall`.
  case extraSmall
  /// Two steps below the size of a new device: `DynamicTypeSize.small`.
  case small
  /// One step below the size of a new device: `DynamicTypeSize.medium`.
  case medium
  /// The size of a new device: `DynamicTypeSize.large`.
  case large
  /// One step above the size of a new device: `DynamicTypeSize.xLarge`.
  case extraLarge
  /// Two steps above the size of a new device: `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// The largest size that is not an accessibility size: `DynamicTypeSize.xxxLarge`.
  case extraExtraExtraLarge
  /// The smallest accessibility size: `DynamicTypeSize.accessibility1`.
  case accessibilityMedium
  /// The second accessibility size: `DynamicTypeSize.accessibility2`.
  case accessibilityLarge
  /// The third accessibility size: `DynamicTypeSize.accessibility3`.
  case accessibilityExtraLarge
  /// The fourth accessibility size: `DynamicTypeSize.accessibility4`.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size: `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// The name of the notification that the user has chosen another size, which is never sent.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// - Source: SwiftUI, `DynamicTypeSize.init(_: UIContentSizeCategory)`.
  package var dynamicTypeSize: DynamicTypeSize? {
    // Both list the sizes from small to large.
    Self.allCases.firstIndex(of: self).flatMap { DynamicTypeSize(rawValue: $0 - 1) }
  }
}
