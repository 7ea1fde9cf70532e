import TouchstoneCore

/// The direction of text and layout.
///
/// - Source: UIKit, `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Unspecified: the previous value stays.
  case unspecified = -1
  /// Lines start on the left.
  case leftToRight
  /// Lines start on the right, as in Arabic and Hebrew.
  case rightToLeft
}
