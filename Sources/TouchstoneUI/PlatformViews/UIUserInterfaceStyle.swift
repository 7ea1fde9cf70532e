import TouchstoneCore

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
