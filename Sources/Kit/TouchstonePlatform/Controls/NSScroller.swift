/// A scroller, which is never shown.
///
/// - Source: AppKit, `NSScroller`.
open class NSScroller: NSControl {
  /// Where scrollers are.
  public enum Style: Int, Sendable {
    /// Beside or above the content.
    case legacy, overlay
  }
}
