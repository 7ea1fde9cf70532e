public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A popover, which is never shown. Use `popover` to have one in pictures.
open class NSPopover: NSResponder {
  /// When a popover closes.
  public enum Behavior: Int, Sendable {
    /// The behaviours of AppKit, in its order.
    case applicationDefined, transient, semitransient
  }

  /// What is shown.
  open var contentViewController: NSViewController?
  /// The size of the content, in points.
  open var contentSize = NSSize.zero
  /// When the popover closes.
  open var behavior = Behavior.applicationDefined
  /// Whether the popover moves. Has no effect.
  open var animates = true
  /// The appearance; `nil` for that of the view below.
  open var appearance: NSAppearance?
  /// Whether the popover is shown: always `false`.
  open var isShown: Bool { false }

  /// Shows the popover. Has no effect.
  open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {}
  /// Closes the popover. Has no effect.
  open func close() {}
  /// Closes the popover. Has no effect.
  open func performClose(_ sender: Any?) {}
}
