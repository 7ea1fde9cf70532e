public import Foundation

/// An object whose properties can be observed.
///
/// Observers are called when code changes `frame`, `bounds`, `center`, `alpha` and `isHidden` of views, `contentSize` and
/// `contentOffset` of scroll views, or `frame`, `bounds`, `position` and `opacity` of layers, to another value. Those of
/// other properties of the object are called at the next such change: if the value differs from the last one, or if it
/// cannot be compared.
///
/// - Source: Foundation, `_KeyValueCodingAndObserving`.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}
extension PlatformResponder: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes a property until the returned observation is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
    }
    if options.contains(.initial) { changeHandler(self, change(from: nil, to: last)) }
    let number = KeyValueObservers.add(to: self) { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !KeyValueObservers.areEqual(old, new) else { return }
      last = new
      changeHandler(self, change(from: old, to: new))
    }
    return NSKeyValueObservation(number: number)
  }
}
