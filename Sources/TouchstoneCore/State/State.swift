/// A value that belongs to the place of a view and outlives the view's value.
///
/// - Source: SwiftUI, `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  let initialValue: Value
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
    location?.binding ?? .constant(initialValue)
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
  package mutating func link(to context: EvaluationContext, slot: ViewSlot) {
    if let known = context.place.slots[slot] as? StateLocation<Value> {
      location = known
    } else {
      let made = StateLocation(initialValue, host: context.host)
      context.place.slots[slot] = made
      location = made
    }
  }
}

extension State: InputComparable {
  func hasSameInput(as other: State) -> Bool { location === other.location }
}

extension EvaluationContext {
  /// A value that is kept at this place, for views that the renderer knows by itself.
  package func keptState<Value>(_ initialValue: Value) -> Binding<Value> {
    let location: StateLocation<Value>
    if let known = place.slots[.own] as? StateLocation<Value> {
      location = known
    } else {
      location = StateLocation(initialValue, host: host)
      place.slots[.own] = location
    }
    return location.binding
  }
}

/// Where the value of a state is kept.
///
/// A class because all copies of a view at one place share it.
package final class StateLocation<Value> {
  private var storage: Value
  private weak var host: EvaluationHost?
  /// The bodies that have read the value since they ran last.
  private var readers: [WeakReference<BodyRecord>] = []
  /// The view whose property made the location, and the property's name.
  private weak var owner: BodyRecord?
  private let name: String

  @MainActor
  init(_ value: Value, host: EvaluationHost) {
    storage = value
    self.host = host
    owner = DynamicPropertyLinker.property?.owner
    name = DynamicPropertyLinker.property?.name ?? "state"
  }

  /// The value; a body that reads it is evaluated again once it changes.
  package var value: Value {
    if MainQueue.isCurrent { MainActor.assumeIsolated { noteReader() } }
    return storage
  }

  @MainActor
  private func noteReader() {
    guard let reader = BodyRecord.current, !readers.contains(where: { $0.object === reader }) else { return }
    readers.removeAll { $0.object == nil }
    readers.append(WeakReference(object: reader))
  }

  func set(_ newValue: Value) {
    let scope = Transaction.current
    guard MainQueue.isCurrent else {
      storage = newValue
      scope?.isTaken = host != nil
      MainActor.runIfPossible { [self] in announce(scope) }
      return
    }
    // SAFETY: `assumeIsolated` runs the closure at once, on the thread that the value is on.
    nonisolated(unsafe) let newValue = newValue
    MainActor.assumeIsolated {
      guard !ValueComparison.areSame(storage, newValue) else { return }
      scope?.isTaken = host != nil
      host?.prepareForChange(by: scope)
      storage = newValue
      announce(scope)
    }
  }

  @MainActor
  private func announce(_ scope: Transaction.Scope?) {
    for reader in readers { reader.object?.markOutOfDate() }
    readers = []
    host?.invalidate(by: scope, source: .property(name: name, view: owner?.path))
  }

  /// A way to read and write the value.
  package var binding: Binding<Value> {
    Binding(source: BindingSource(owner: self), get: { self.value }, set: { self.set($0) })
  }
}

/// A reference that does not keep its object.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}

// SAFETY: like SwiftUI's, the location is written from the main actor only; a write from elsewhere is the caller's race,
// which Swift 6 shows at the call, since `State` is not `Sendable` for values that are not.
extension StateLocation: @unchecked Sendable {}
