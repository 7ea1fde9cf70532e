/// A scroller, which is never shown.
///
/// - Source: AppKit, `NSScroller`.
open class NSScroller: NSControl {
  /// How scrollers are shown.
  public enum Style: Int, Sendable {
    /// Beside the content, or over it.
    case legacy, overlay
  }
}
