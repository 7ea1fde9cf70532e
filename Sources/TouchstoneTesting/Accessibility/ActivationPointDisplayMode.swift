/// Which activation points a picture of accessibility shows.
///
/// - Source: cashapp/AccessibilitySnapshot, `ActivationPointDisplayMode`.
public enum ActivationPointDisplayMode: Hashable, Sendable {
  /// Those of all elements.
  case always
  /// Those that are set in code.
  case whenOverridden
  case never
}
