/// A value that is delivered to a callback, immediately or later.
///
/// - Source: swift-snapshot-testing, `Async`.
public struct Async<Value> {
  /// Starts the work, which calls the callback once, on any thread.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates work that delivers to a callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates work whose value is already available.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Returns the same work with its value transformed.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in
      self.run { value in callback(transform(value)) }
    }
  }
}
