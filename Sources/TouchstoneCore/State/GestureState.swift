import Foundation

/// A value that exists while a gesture runs; in a picture none does.
///
/// - Source: SwiftUI, `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private var resetTransaction = Transaction()

  /// Creates a state from the value that it has while no gesture runs.
  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
  }

  /// Creates a state from the value that it has while no gesture runs.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that goes back to its start with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
    self.resetTransaction = resetTransaction
  }

  /// Creates a state that goes back to its start with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// The value; the initial one while no gesture runs.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Sets the state while the gesture runs.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (state.wrappedValue, Transaction())
    body(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Brings the state back to its start, when the gesture has ended.
  func reset() {
    withTransaction(resetTransaction) { state.wrappedValue = state.initialValue }
  }
}
