public import OpenCombine

/// A property wrapper for an object provided by the focused view; `nil` in pictures.
///
/// - Source: SwiftUI, `FocusedObject`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper that makes bindings to properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    /// A binding to a property of the object: none in pictures.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T>? { nil }
  }

  /// Creates a property.
  public init() {}

  /// The object; `nil` in pictures, where no view has focus.
  public var wrappedValue: ObjectType? { nil }

  /// A wrapper that makes bindings to properties of the object.
  public var projectedValue: Wrapper? { nil }
}
