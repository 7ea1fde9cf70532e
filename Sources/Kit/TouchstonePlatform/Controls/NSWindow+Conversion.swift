public import Foundation
import TouchstoneUI

// The coordinates of a window begin at its lower left corner, those of the screen at its own.
extension NSWindow {
  /// Returns a rectangle of the window in the coordinates of the screen.
  public func convertToScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  /// Returns a rectangle of the screen in the coordinates of the window.
  public func convertFromScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
  /// Returns a point of the window in the coordinates of the screen.
  public func convertPoint(toScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }
  /// Returns a point of the screen in the coordinates of the window.
  public func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}
