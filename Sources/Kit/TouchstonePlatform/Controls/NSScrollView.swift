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
  /// The distances around the content, in points.
  open var contentInsets = NSEdgeInsets()
  open var scrollerInsets = NSEdgeInsets()
  open var automaticallyAdjustsContentInsets = true
  open var usesPredominantAxisScrolling = true
  open var scrollerStyle = NSScroller.Style.overlay
  /// Whether content moves beyond its ends.
  open var verticalScrollElasticity = Elasticity.automatic
  open var horizontalScrollElasticity = Elasticity.automatic
  open var allowsMagnification = false
  open var magnification: CGFloat = 1
  /// The part of the content that is seen: all of the bounds.
  public var documentVisibleRect: NSRect { bounds }
  public var contentSize: NSSize { bounds.size }
  open var borderType = NSBorderType.noBorder

  /// Creates a scroll view.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }
}

extension NSScrollView {
  /// Whether content moves beyond its ends.
  public enum Elasticity: Int, Sendable {
    /// The values of AppKit, in its order.
    case automatic, none, allowed
  }
}
