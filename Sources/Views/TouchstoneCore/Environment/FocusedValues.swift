public import Observation

/// A key for a value provided by the focused view.
///
/// - Source: SwiftUI, `FocusedValueKey`.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values provided by the focused view; all are `nil` in pictures, where no view has focus.
///
/// - Source: SwiftUI, `FocusedValues`.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates empty values.
  package init() {}

  /// The value for a key, or `nil` if no view provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A property wrapper for a value provided by the focused view; `nil` in pictures.
///
/// - Source: SwiftUI, `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  /// Creates a property that reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { keyPath = nil }

  /// The value; `nil` in pictures, where no view has focus.
  public var wrappedValue: Value? { keyPath.flatMap { FocusedValues()[keyPath: $0] } }
}
