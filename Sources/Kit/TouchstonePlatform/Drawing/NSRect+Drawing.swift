public import Foundation
import TouchstoneDrawing

extension NSRect {
  /// Fills the rectangle with the current fill colour, in the current graphics context.
  public func fill(using operation: NSCompositingOperation = .sourceOver) {
    guard let context = DrawingContexts.current else { return }
    context.saveGState()
    context.setBlendMode(operation.blendMode)
    context.fill(self)
    context.restoreGState()
  }

  /// Fills the inner edge of the rectangle with the current fill colour, in the current graphics context.
  public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver) {
    let inside = insetBy(dx: width, dy: width)
    NSRect(x: minX, y: minY, width: self.width, height: width).fill(using: operation)
    NSRect(x: minX, y: inside.maxY, width: self.width, height: width).fill(using: operation)
    NSRect(x: minX, y: inside.minY, width: width, height: inside.height).fill(using: operation)
    NSRect(x: inside.maxX, y: inside.minY, width: width, height: inside.height).fill(using: operation)
  }

  /// Intersects the clip of the current graphics context with the rectangle.
  public func clip() { DrawingContexts.current?.clip(to: self) }
}
