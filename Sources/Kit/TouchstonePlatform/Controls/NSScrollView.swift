public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A scroll view. Use `ScrollView` to have one in pictures.
open class NSScrollView: NSView {
  /// The content.
  open var documentView: NSView?
  /// Whether the vertical scroller is shown.
  open var hasVerticalScroller = false
  /// Whether the horizontal scroller is shown.
  open var hasHorizontalScroller = false
  /// Whether scrollers hide while nothing scrolls.
  open var autohidesScrollers = false
  /// Whether the background is drawn.
  open var drawsBackground = true
  open var backgroundColor: NSColor = .textBackgroundColor
  open var borderType = NSBorderType.noBorder

  /// Creates a scroll view.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }
}
