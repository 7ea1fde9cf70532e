import Foundation

/// A value that is kept under a key for one scene: here, for one renderer.
///
/// - Source: SwiftUI, `SceneStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  private init(initialValue: Value, key: String) { stored = StoredValue(initialValue, key: "scene." + key) }

  /// The value that is kept; setting it redraws views that read it.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A way for other views to read and write the value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension SceneStorage {
  /// Keeps a truth value of the scene under a key, first the initial one.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(initialValue: wrappedValue, key: key)
  }

  /// Keeps a whole number of the scene under a key, first the initial one.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(initialValue: wrappedValue, key: key) }

  /// Keeps a number of the scene under a key, first the initial one.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(initialValue: wrappedValue, key: key)
  }

  /// Keeps a string of the scene under a key, first the initial one.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(initialValue: wrappedValue, key: key)
  }

  /// Keeps a value of the scene with a number as its raw value under a key, first the initial one.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initialValue: wrappedValue, key: key)
  }

  /// Keeps a value of the scene with a string as its raw value under a key, first the initial one.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(initialValue: wrappedValue, key: key)
  }

  /// Keeps a string of the scene under a key, at first `nil`.
  public init(_ key: String) where Value == String? { self.init(initialValue: nil, key: key) }

  /// Keeps a whole number of the scene under a key, at first `nil`.
  public init(_ key: String) where Value == Int? { self.init(initialValue: nil, key: key) }
}
