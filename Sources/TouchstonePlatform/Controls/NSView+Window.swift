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

  /// The distance from the origin of the outermost superview, in points.
  private var place: CGVector {
    let outer = superview?.place ?? CGVector(dx: 0, dy: 0)
    return superview == nil ? outer : CGVector(dx: outer.dx + frame.minX, dy: outer.dy + frame.minY)
  }

  /// Returns a point of another view, or of the window, in the coordinates of this one. Views are neither turned nor
  /// mirrored.
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    let (from, to) = (view?.place ?? CGVector(dx: 0, dy: 0), place)
    return NSPoint(x: point.x + from.dx - to.dx, y: point.y + from.dy - to.dy)
  }

  /// Returns a point of this view in the coordinates of another one, or of the window.
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let (from, to) = (place, view?.place ?? CGVector(dx: 0, dy: 0))
    return NSPoint(x: point.x + from.dx - to.dx, y: point.y + from.dy - to.dy)
  }

  /// Returns a rectangle of another view, or of the window, in the coordinates of this one.
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    NSRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Returns a rectangle of this view in the coordinates of another one, or of the window.
  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    NSRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
}
