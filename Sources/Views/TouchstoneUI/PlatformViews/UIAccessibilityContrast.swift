import TouchstoneCore

/// The contrast that the user prefers.
///
/// - Source: UIKit, `UIAccessibilityContrast`.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Unspecified: the previous value stays.
  case unspecified = -1
  case normal
  /// Increased contrast, as the system's setting requests.
  case high
}
