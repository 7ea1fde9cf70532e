import Foundation

/// A value that is updated while a gesture is active; in a picture, none is.
///
/// - Source: SwiftUI, `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private var resetTransaction = Transaction()
  private var changeReset: ((Value, inout Transaction) -> Void)?

  /// Creates a state with the value that it has while no gesture is active.
  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
  }

  /// Creates a state with the value that it has while no gesture is active.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that is reset with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
    self.resetTransaction = resetTransaction
  }

  /// Creates a state that is reset with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state that is reset with a transaction, which a closure changes for the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
    changeReset = reset
  }

  /// Creates a state that is reset with a transaction, which a closure changes for the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value, which is the initial one while no gesture is active.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Updates the state while the gesture is active.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (state.wrappedValue, Transaction())
    body(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Resets the state to its initial value when the gesture has ended.
  func reset() {
    var transaction = resetTransaction
    changeReset?(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = state.initialValue }
  }
}
