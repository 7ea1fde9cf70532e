/// A change of an observed property.
///
/// - Source: Foundation, `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
}
