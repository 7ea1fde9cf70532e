import Observation
@preconcurrency public import OpenCombine

/// An object that a view creates once and keeps at its place.
///
/// - Source: SwiftUI, `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property; the object is made at the first evaluation of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; outside of an evaluation a new one each time, as there is no place that could keep it.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings of the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension StateObject: LinkedProperty {
  package mutating func link(to context: EvaluationContext, slot: ViewSlot) {
    if let known = context.place.slots[slot] as? ObjectSubscription, let object = known.object as? ObjectType {
      self.object = object
    } else {
      object = ObjectSubscription.connect(make(), at: slot, in: context)
    }
  }
}

extension StateObject: InputComparable {
  func hasSameInput(as other: Self) -> Bool { object === other.object }
}
