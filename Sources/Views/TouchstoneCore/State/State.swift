/// A property wrapper for a value that belongs to a view's identity and persists across evaluations.
///
/// - Source: SwiftUI, `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// Creates a state with an initial value.
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The value; changes take effect once the view has been evaluated.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location?.binding ?? .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  package mutating func link(to context: EvaluationContext, as field: LinkedField) {
    if let known = context.place.slots[field.slot] as? StateLocation<Value> {
      location = known
    } else {
      let made = StateLocation(initialValue, host: context.host, field: field)
      context.place.slots[field.slot] = made
      location = made
    }
  }
}

extension State: InputComparable {
  func hasSameInput(as other: State) -> Bool { location === other.location }
}

extension EvaluationContext {
  /// Returns a value that is stored with this identity, for views that the renderer implements itself.
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

/// The storage of a state's value.
///
/// This is a class because all copies of a view with one identity share it.
package final class StateLocation<Value> {
  private var storage: Value
  private weak var host: EvaluationHost?
  /// The bodies that have read the value since they were last evaluated.
  private var readers: [WeakReference<BodyRecord>] = []
  /// The view whose property created the location, and the property's name.
  private weak var owner: BodyRecord?
  private let name: String

  @MainActor
  init(_ value: Value, host: EvaluationHost, field: LinkedField? = nil) {
    storage = value
    self.host = host
    owner = field?.owner
    name = field?.name ?? "state"
  }

  /// The value; a body that reads it is re-evaluated when it changes.
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
    // SAFETY: `assumeIsolated` runs the closure synchronously, on the thread that the value is on.
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

  package var binding: Binding<Value> {
    Binding(source: BindingSource(owner: self), get: { self.value }, set: { self.set($0) })
  }
}

/// A weak reference to an object.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}

// SAFETY: as in SwiftUI, the location is written only on the main actor. A write from elsewhere is a race in the
// caller, which Swift 6 diagnoses at the call because `State` is not `Sendable` for values that are not.
extension StateLocation: @unchecked Sendable {}
