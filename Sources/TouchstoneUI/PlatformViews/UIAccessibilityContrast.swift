import TouchstoneCore

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
