public import Foundation
import TouchstoneCore

/// An AppKit view, which is drawn only if it hosts a SwiftUI view.
///
/// - Source: AppKit, `NSView`.
@MainActor @preconcurrency
open class NSView: PlatformView {
  /// The opacity, from 0 to 1.
  open var alphaValue: CGFloat = 1
  /// Whether the view has a layer, which is never drawn.
  open var wantsLayer = false {
    didSet { if wantsLayer, layer == nil { layer = makeBackingLayer() } }
  }
  /// The layer, if the view wants one. It is never drawn.
  open var layer: CALayer?
  /// The way in which the view's size follows that of its superview.
  open var autoresizingMask: AutoresizingMask = []
  /// The areas in which the mouse is followed.
  public private(set) var trackingAreas: [NSTrackingArea] = []
  /// The appearance; `nil` for that of the superview.
  open var appearance: NSAppearance?
  /// Whether the y-axis points down.
  open var isFlipped: Bool { false }

  /// Creates a view, which is never drawn.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  /// The subviews, from back to front.
  open var subviews: [NSView] { children.compactMap { $0 as? NSView } }
  open var superview: NSView? { parent as? NSView }
  /// The fitting size of the view, in points.
  open var fittingSize: NSSize { bounds.size }
  /// The view's own appearance, or else that of its superview.
  open var effectiveAppearance: NSAppearance { appearance ?? superview?.effectiveAppearance ?? .aqua }

  /// Creates the layer of a view that wants one.
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// Follows the mouse in an area.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  /// No longer follows the mouse in an area.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
  /// Changes the areas in which the mouse is followed. Never called.
  open func updateTrackingAreas() {}
  /// Sets the areas in which the cursor changes. Never called.
  open func resetCursorRects() {}
  /// Whether a click moves the window. Has no effect.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  /// Whether the view covers all of its bounds.
  open var isOpaque: Bool { false }
  /// Returns the frontmost view at a point of the superview's coordinates, here or below.
  open func hitTest(_ point: NSPoint) -> NSView? {
    guard !isHidden, frame.contains(point) else { return nil }
    let inner = NSPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    return subviews.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
  }

  /// Adds a subview in front of the others.
  open func addSubview(_ view: NSView) { insert(view) }
  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveParent() }
  /// Lays out the subviews. Never called.
  open func layout() {}
  /// Lays out the subviews. Has no effect.
  open func layoutSubtreeIfNeeded() {}
  /// Updates the constraints. Never called.
  open func updateConstraints() {}
  /// Sets the origin in the superview, in points.
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  /// Sets the size, in points.
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  /// Called after the view has moved to a window. Never called.
  open func viewDidMoveToWindow() {}
  /// Called before the view moves to a superview. Never called.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// Called after the view has moved to a superview. Never called.
  open func viewDidMoveToSuperview() {}
  /// Called after the appearance has changed. Never called.
  open func viewDidChangeEffectiveAppearance() {}
  /// Called after the number of pixels per point has changed. Never called.
  open func viewDidChangeBackingProperties() {}
  /// Called before the window is resized. Never called.
  open func viewWillStartLiveResize() {}
  /// Called after the window has been resized. Never called.
  open func viewDidEndLiveResize() {}
  /// Called after a subview has been added. Never called.
  open func didAddSubview(_ subview: NSView) {}
  /// Called before a subview is removed. Never called.
  open func willRemoveSubview(_ subview: NSView) {}
  /// Called before the view is shown again with other content. Never called.
  open func prepareForReuse() {}
  /// Whether a click that activates the window is also one in the view. Never called.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  /// Whether the window stays where it is when the view is clicked. Never called.
  open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool { false }
  /// Whether the view performs what keys stand for. Never called.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Draws the view. Never called.
  open func draw(_ dirtyRect: NSRect) {}
  /// Whether the view needs display: always `false`.
  open var needsDisplay: Bool {
    get { false }
    set {}
  }
  /// The parts of a frame that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left is flexible.
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The distance from the right is flexible.
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the edge with the smaller y is flexible.
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let height = AutoresizingMask(rawValue: 16)
    /// The distance from the edge with the greater y is flexible.
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  open var toolTip: String?
  /// Whether notifications of changes are posted. None are.
  open var postsFrameChangedNotifications = false
  open var postsBoundsChangedNotifications = false
  /// Whether the view needs an update of its constraints: always `false`.
  open var needsUpdateConstraints: Bool {
    get { false }
    set {}
  }
  /// Called before the view is drawn. Never called.
  open func viewWillDraw() {}
  /// Draws the view. Has no effect.
  open func display() {}
  /// Marks a part as needing display. Has no effect.
  open func setNeedsDisplay(_ invalidRect: NSRect) {}
  /// Moves the origin of the bounds at once.
  open func setBoundsOrigin(_ newOrigin: NSPoint) { bounds.origin = newOrigin }

  /// Whether the view needs layout: always `false`.
  open var needsLayout: Bool {
    get { false }
    set {}
  }

  /// The ring around the view while it has the focus, which it never has. Nothing of it is drawn.
  open var focusRingType = NSFocusRingType.default
  /// Whether the window is being resized: always `false`.
  open var inLiveResize: Bool { false }
  /// The distances of the content from the sides that are added to those of the window, in points.
  open var additionalSafeAreaInsets = NSEdgeInsets()
  /// The distances of the content from the sides, in points: those that are added, as there is no window.
  open var safeAreaInsets: NSEdgeInsets { additionalSafeAreaInsets }
  /// The bounds without the distances of the content from the sides, in points.
  open var safeAreaRect: NSRect {
    let insets = safeAreaInsets
    return NSRect(
      x: bounds.minX + insets.left, y: bounds.minY + (isFlipped ? insets.top : insets.bottom),
      width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
  }

  /// Whether the view is another one or below it.
  open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  /// Returns the nearest view that has both this one and another one below it.
  open func ancestorShared(with view: NSView) -> NSView? {
    view.isDescendant(of: self) ? self : superview?.ancestorShared(with: view)
  }
  /// Returns the first view with a number, here or below.
  open func viewWithTag(_ tag: Int) -> NSView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Whether the view or one around is hidden.
  open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor == true }
}
