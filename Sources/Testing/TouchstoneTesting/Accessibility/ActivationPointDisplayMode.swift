/// The activation points that an accessibility picture shows.
///
/// - Source: cashapp/AccessibilitySnapshot, `ActivationPointDisplayMode`.
public enum ActivationPointDisplayMode: Hashable, Sendable {
  /// The activation points of all elements.
  case always
  /// Only activation points that the code sets.
  case whenOverridden
  case never
}
