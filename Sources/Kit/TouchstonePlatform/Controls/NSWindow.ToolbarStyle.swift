extension NSWindow {
  /// Where a toolbar is.
  ///
  /// - Source: AppKit, `NSWindow.ToolbarStyle`.
  public enum ToolbarStyle: Int, Sendable {
    case automatic
    /// Below the title.
    case expanded
    /// In the middle, for settings.
    case preference
    /// Beside the title.
    case unified
    /// Beside the title, in a low bar.
    case unifiedCompact
  }
}
