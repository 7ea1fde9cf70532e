/// A value that belongs to the place of a view and outlives the view's value.
///
/// - Source: SwiftUI, `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a state from the value that it has at first.
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// Creates a state from the value that it has at first.
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The value; changes count once the view has been evaluated.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A way to read and write the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(get: { location.value }, set: { location.set($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  package mutating func link(to context: EvaluationContext, slot: Int) {
    if let known = context.place.slots[slot] as? StateLocation<Value> {
      location = known
    } else {
      let made = StateLocation(initialValue, host: context.host)
      context.place.slots[slot] = made
      location = made
    }
  }
}

/// Where the value of a state is kept.
///
/// A class because all copies of a view at one place share it.
package final class StateLocation<Value> {
  package private(set) var value: Value
  private weak var host: GraphHost?

  init(_ value: Value, host: GraphHost) {
    self.value = value
    self.host = host
  }

  func set(_ newValue: Value) {
    value = newValue
    let host = host
    let scope = Transaction.current
    scope?.isTaken = host != nil
    MainActor.runIfPossible { host?.invalidate(by: scope?.transaction) }
  }
}

// SAFETY: like SwiftUI's, the location is written from the main actor only; a write from elsewhere is the caller's race,
// which Swift 6 shows at the call, since `State` is not `Sendable` for values that are not.
extension StateLocation: @unchecked Sendable {}
