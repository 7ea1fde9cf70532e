public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// Views side by side or below each other, with dividers between them. Use `HSplitView`, `VSplitView` or
/// `NavigationSplitView` to have them in pictures.
///
/// - Source: AppKit, `NSSplitView`.
open class NSSplitView: NSView {
  /// Whether the views are side by side.
  open var isVertical = false
  open var dividerStyle = DividerStyle.thick
  /// The name under which positions are kept. Has no effect.
  open var autosaveName: AutosaveName?
  open weak var delegate: (any NSSplitViewDelegate)?
  private var holdingPriorities: [Int: UILayoutPriority] = [:]

  /// The views, from the leading edge or the top.
  open var arrangedSubviews: [NSView] { subviews }
  open var dividerColor: NSColor { .separatorColor }
  /// The width of a divider, in points.
  open var dividerThickness: CGFloat { dividerStyle == .thin ? 1 : 9 }

  /// Creates a split view.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  /// Removes a view.
  open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
  /// Moves a divider. Has no effect: frames are those that code sets.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  /// Lays the views out. Has no effect: frames are those that code sets.
  open func adjustSubviews() {}
  /// Returns whether a view takes no room: whether it is hidden.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }
  /// Sets the priority with which a view keeps its size. Has no effect.
  open func setHoldingPriority(_ priority: UILayoutPriority, forSubviewAt subviewIndex: Int) {
    holdingPriorities[subviewIndex] = priority
  }
  /// Returns the priority with which a view keeps its size: low until it is set.
  open func holdingPriorityForSubview(at subviewIndex: Int) -> UILayoutPriority {
    holdingPriorities[subviewIndex] ?? .defaultLow
  }

  /// The name under which positions are kept.
  public typealias AutosaveName = String

  /// The look of dividers.
  public enum DividerStyle: Int, Sendable {
    case thick = 1
    case thin, paneSplitter
  }
}

/// What a split view asks. It never does.
@MainActor @preconcurrency
public protocol NSSplitViewDelegate: AnyObject {
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
  func splitViewDidResizeSubviews(_ notification: Notification)
}

extension NSSplitViewDelegate {
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
  public func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool { true }
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
}
