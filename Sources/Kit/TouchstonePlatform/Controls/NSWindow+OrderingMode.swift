extension NSWindow {
  /// The order of windows.
  public enum OrderingMode: Int, Sendable {
    /// Below, hidden or above.
    case below = -1
    case out, above
  }
}
