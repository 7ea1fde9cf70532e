public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A scroll view. Use `ScrollView` to have one in pictures.
open class NSScrollView: NSView {
  /// The view around the content, which is as large as the scroll view.
  open var contentView: NSClipView = NSClipView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(contentView)
      tile()
    }
  }
  /// The content.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  /// Whether the vertical scroller is shown.
  open var hasVerticalScroller = false
  /// Whether the horizontal scroller is shown.
  open var hasHorizontalScroller = false
  /// Whether scrollers hide while nothing scrolls.
  open var autohidesScrollers = false
  /// Whether the background is drawn.
  open var drawsBackground: Bool {
    get { contentView.drawsBackground }
    set { contentView.drawsBackground = newValue }
  }
  open var backgroundColor: NSColor {
    get { contentView.backgroundColor }
    set { contentView.backgroundColor = newValue }
  }
  /// The distances around the content, in points.
  open var contentInsets: NSEdgeInsets {
    get { contentView.contentInsets }
    set { contentView.contentInsets = newValue }
  }
  open var scrollerInsets = NSEdgeInsets()
  open var automaticallyAdjustsContentInsets: Bool {
    get { contentView.automaticallyAdjustsContentInsets }
    set { contentView.automaticallyAdjustsContentInsets = newValue }
  }
  open var usesPredominantAxisScrolling = true
  open var scrollerStyle = NSScroller.Style.overlay
  /// Whether content moves beyond its ends.
  open var verticalScrollElasticity = Elasticity.automatic
  open var horizontalScrollElasticity = Elasticity.automatic
  open var allowsMagnification = false
  open var magnification: CGFloat = 1
  /// The smallest magnification.
  open var minMagnification: CGFloat = 0.25
  /// The greatest magnification.
  open var maxMagnification: CGFloat = 4
  /// The part of the content that is seen, in the content's coordinates.
  public var documentVisibleRect: NSRect { contentView.documentVisibleRect }
  public var contentSize: NSSize { bounds.size }
  open var borderType = NSBorderType.noBorder

  /// Creates a scroll view.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    addSubview(contentView)
    tile()
  }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  open override var frame: NSRect { didSet { tile() } }

  /// Lets the view around the content fill the scroll view, whose scrollers lie over it.
  open func tile() { contentView.frame = NSRect(origin: .zero, size: frame.size) }
  /// Moves the scrollers to where the content is. Has no effect: they are not shown.
  open func reflectScrolledClipView(_ cView: NSClipView) {}

  /// The name of the notification for the start of a magnification; never posted.
  public nonisolated static let willStartLiveMagnifyNotification = Notification.Name(
    "NSScrollViewWillStartLiveMagnifyNotification")
  /// The name of the notification for the end of a magnification; never posted.
  public nonisolated static let didEndLiveMagnifyNotification = Notification.Name(
    "NSScrollViewDidEndLiveMagnifyNotification")
}

extension NSScrollView {
  /// Whether content moves beyond its ends.
  public enum Elasticity: Int, Sendable {
    /// The values of AppKit, in its order.
    case automatic, none, allowed
  }
}
