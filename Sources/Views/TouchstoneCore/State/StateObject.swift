import Observation
@preconcurrency public import OpenCombine

/// A property wrapper for an object that a view creates once and keeps for its lifetime.
///
/// - Source: SwiftUI, `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property whose object is created at the first evaluation of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; outside of an evaluation it is created on each access, because there is no identity to store it.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension StateObject: LinkedProperty {
  package mutating func link(to context: EvaluationContext, as field: LinkedField) {
    if let known = context.place.slots[field.slot] as? ObjectSubscription, let object = known.object as? ObjectType {
      self.object = object
    } else {
      object = ObjectSubscription.connect(make(), of: field, in: context)
    }
  }
}

extension StateObject: InputComparable {
  func hasSameInput(as other: Self) -> Bool { object === other.object }
}
