/// A value that is delivered to a callback, now or later.
///
/// - Source: swift-snapshot-testing, `Async`.
public struct Async<Value> {
  /// Starts the work. The callback is called once, on any thread.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates work that delivers to a callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates a value that is there already.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// The same work, its value transformed.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in
      self.run { value in callback(transform(value)) }
    }
  }
}
