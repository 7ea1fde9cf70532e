import TouchstoneCore

/// The light or dark appearance.
///
/// - Source: UIKit, `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Unspecified: the previous value stays.
  case unspecified
  /// Dark text on a bright background.
  case light
  /// Bright text on a dark background.
  case dark
}
