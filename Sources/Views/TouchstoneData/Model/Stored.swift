/// The storage of one variable of a model; empty until its value is loaded from the store.
public struct _Stored<Value> {
  /// The value; `nil` if it has to be loaded.
  public var value: Value?

  /// Creates storage whose value is loaded when it is read.
  @inlinable
  public init() { value = nil }

  /// Creates storage with a value.
  @inlinable
  public init(_ value: Value) { self.value = value }
}
