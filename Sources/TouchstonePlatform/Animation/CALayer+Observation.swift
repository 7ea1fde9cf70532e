public import TouchstoneDrawing
public import TouchstoneUI

extension CALayer {
  /// Draws the layer into a context. Has no effect: layers are never drawn.
  public func render(in ctx: CGContext) {}

  /// Observes a property of the layer. The closure is called only at once, with the option `initial`.
  public func observe<Value>(
    _ keyPath: KeyPath<CALayer, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (CALayer, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(
        self, NSKeyValueObservedChange(newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil))
    }
    return NSKeyValueObservation()
  }
}
