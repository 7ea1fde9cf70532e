/// The name of a value that comes from the view that has the focus.
///
/// - Source: SwiftUI, `FocusedValueKey`.
public protocol FocusedValueKey {
  /// What comes from the view.
  associatedtype Value
}

/// Values that come from the view that has the focus. In pictures no view has it: all of them are `nil`.
///
/// - Source: SwiftUI, `FocusedValues`.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// No values.
  package init() {}

  /// The value of a key; `nil` without a view that gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that comes from the view that has the focus: `nil` in pictures.
///
/// - Source: SwiftUI, `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>

  /// Reads a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  /// The value: `nil` in pictures, where no view has the focus.
  public var wrappedValue: Value? { FocusedValues()[keyPath: keyPath] }
}

extension View {
  /// Gives a value while the view, or one in it, has the focus: never in pictures.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Gives a value, if there is one, while the view, or one in it, has the focus: never in pictures.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Gives a value while the scene has the focus: never in pictures.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Gives a value, if there is one, while the scene has the focus: never in pictures.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
}
