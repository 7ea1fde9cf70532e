import TouchstoneUI

/// Light or dark.
///
/// - Source: UIKit, `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Says nothing: what was there before counts.
  case unspecified
  /// Dark text on a bright background.
  case light
  /// Bright text on a dark background.
  case dark
}

/// The direction of text and layout.
///
/// - Source: UIKit, `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Says nothing: what was there before counts.
  case unspecified = -1
  /// Lines begin at the left.
  case leftToRight
  /// Lines begin at the right, as in Arabic and Hebrew.
  case rightToLeft
}

/// The kind of device. It bears on nothing yet.
///
/// - Source: UIKit, `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Says nothing.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
}

/// The contrast that a person prefers.
///
/// - Source: UIKit, `UIAccessibilityContrast`.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Says nothing: what was there before counts.
  case unspecified = -1
  /// The usual contrast.
  case normal
  /// More contrast, as the system's setting asks for.
  case high
}

/// How much room a screen gives in one direction.
///
/// - Source: UIKit, `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Says nothing: views get no size class.
  case unspecified
  /// Little room, such as a phone's width.
  case compact
  /// Much room, such as a tablet's width.
  case regular

  var swiftUI: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

/// The size of text that a person prefers.
///
/// - Source: UIKit, `UIContentSizeCategory`.
public enum UIContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  /// Says nothing: what was there before counts.
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

  /// - Source: SwiftUI, `DynamicTypeSize.init(_: UIContentSizeCategory)`.
  var dynamicTypeSize: DynamicTypeSize? {
    switch self {
    case .unspecified: nil
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}
