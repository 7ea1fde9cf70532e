public import Observation
@preconcurrency public import OpenCombine

/// A property wrapper that reads an object that an ancestor put into the environment.
///
/// - Source: SwiftUI, `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a property that reads the object of the type from the environment.
  public init() {}

  /// The object; reading it where no ancestor has set one is a programming error.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        """
        No object of type \(ObjectType.self) was found in the environment. \
        Set one on an enclosing view: .environmentObject(\(ObjectType.self)())
        """)
    }
    return object
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
      ObservedObject.Wrapper(root: root)[dynamicMember: keyPath]
    }
  }
}

extension EnvironmentObject: LinkedProperty {
  package mutating func link(to context: EvaluationContext, as field: LinkedField) {
    object = context.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    if let object { _ = ObjectSubscription.connect(object, of: field, in: context) }
  }
}

extension EnvironmentObject: InputComparable {
  func hasSameInput(as other: Self) -> Bool { object === other.object }
}

extension View {
  /// Puts an object into the environment of the view's descendants.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    transformEnvironment(\.objects) { $0[ObjectIdentifier(T.self)] = object }
  }

  /// Puts an observable object into the environment of the view's descendants.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    transformEnvironment(\.objects) { $0[ObjectIdentifier(T.self)] = object }
  }
}
