import TouchstoneUI

/// Light or dark.
///
/// - Source: UIKit, `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// The direction of text and layout.
///
/// - Source: UIKit, `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The kind of device. It bears on nothing yet.
///
/// - Source: UIKit, `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad, tv
}

/// The contrast that a person prefers.
///
/// - Source: UIKit, `UIAccessibilityContrast`.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal, high
}

/// How much room a screen gives in one direction.
///
/// - Source: UIKit, `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular

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
  case unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
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
