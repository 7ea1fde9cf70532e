public import TouchstoneDrawing
public import TouchstoneUI

extension CALayer {
  /// Draws the layer into a context. Has no effect: layers are never drawn.
  public func render(in ctx: CGContext) {}
}
