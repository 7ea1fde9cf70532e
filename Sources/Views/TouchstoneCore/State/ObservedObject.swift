import Observation
@preconcurrency public import OpenCombine

/// A property wrapper for an object that a view observes but does not own.
///
/// - Source: SwiftUI, `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object; the view is updated after each of its changes.
  public var wrappedValue: ObjectType

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that observes an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Creates bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// Returns a binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: LinkedProperty {
  package mutating func link(to context: EvaluationContext, as field: LinkedField) {
    _ = ObjectSubscription.connect(wrappedValue, of: field, in: context)
  }
}

extension ObservedObject: InputComparable {
  func hasSameInput(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

/// The observation of one object by one property.
///
/// This is a class because it ends with the identity of the view.
final class ObjectSubscription {
  let object: AnyObject
  private let cancellable: AnyCancellable

  private init(object: AnyObject, cancellable: AnyCancellable) {
    self.object = object
    self.cancellable = cancellable
  }

  /// Subscribes to an object, unless a subscription already exists.
  @MainActor
  static func connect<ObjectType: ObservableObject>(
    _ object: ObjectType, of field: LinkedField, in context: EvaluationContext
  ) -> ObjectType {
    if let known = context.place.slots[field.slot] as? ObjectSubscription, known.object === object { return object }
    let cancellable = object.objectWillChange.sink { [weak reader = field.owner, name = field.name] _ in
      let scope = Transaction.current
      MainActor.runIfPossible {
        reader?.invalidate(by: scope, source: .property(name: name, view: reader?.path))
      }
    }
    context.place.slots[field.slot] = ObjectSubscription(object: object, cancellable: cancellable)
    return object
  }
}

extension EnvironmentValues {
  /// The objects in the environment by type.
  @Entry var objects: [ObjectIdentifier: AnyObject] = [:]
}
