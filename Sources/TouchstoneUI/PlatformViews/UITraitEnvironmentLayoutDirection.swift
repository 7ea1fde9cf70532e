import TouchstoneCore

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
