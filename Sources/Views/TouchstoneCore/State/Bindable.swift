public import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
///
/// - Source: SwiftUI, `Bindable`.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// The bindable object, whose members are bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  fileprivate init(object: Value) {
    wrappedValue = object
  }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates bindings to the properties of an object; called by `@Bindable var`.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates bindings to the properties of an object.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates a bindable object from another one.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: DynamicProperty {}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
