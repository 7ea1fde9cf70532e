public import TouchstoneDrawing
public import TouchstoneUI

extension CALayer {
  /// Draws the layer into a context. Has no effect: layers are never drawn.
  public func render(in ctx: CGContext) {}

  /// Observes a property of the layer. The closure is never called.
  public func observe<Value>(
    _ keyPath: KeyPath<CALayer, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (CALayer, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}
