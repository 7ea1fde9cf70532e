public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension NSView {
  /// The window that contains the view: none.
  public var window: NSWindow? { nil }
  /// The scroll view around the view.
  public var enclosingScrollView: NSScrollView? { superview as? NSScrollView ?? superview?.enclosingScrollView }

  /// Changes the cursor in an area. Has no effect.
  public func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
}
