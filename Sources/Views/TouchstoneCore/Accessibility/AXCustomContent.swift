/// A detail that assistive technologies read.
///
/// - Source: Accessibility, `AXCustomContent`.
public enum AXCustomContent {
  /// How important a detail is.
  public enum Importance: UInt, Sendable {
    /// It is read on demand.
    case `default`
    /// It is read at once.
    case high
  }
}
