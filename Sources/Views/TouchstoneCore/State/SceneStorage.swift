import Foundation

/// A persistent value of one scene, stored under a key; in Touchstone, each renderer is a scene.
///
/// - Source: SwiftUI, `SceneStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  package init(initialValue: Value, key: String) { stored = StoredValue(initialValue, key: "scene." + key) }

  /// The stored value; setting it updates the views that read it.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension SceneStorage {
  /// Stores a Boolean of the scene under a key, with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(initialValue: wrappedValue, key: key)
  }

  /// Stores an integer of the scene under a key, with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(initialValue: wrappedValue, key: key) }

  /// Stores a floating-point number of the scene under a key, with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(initialValue: wrappedValue, key: key)
  }

  /// Stores a string of the scene under a key, with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(initialValue: wrappedValue, key: key)
  }

  /// Stores a value of the scene with an integer raw value under a key, with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initialValue: wrappedValue, key: key)
  }

  /// Stores a value of the scene with a string raw value under a key, with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(initialValue: wrappedValue, key: key)
  }

  /// Stores a string of the scene under a key, initially `nil`.
  public init(_ key: String) where Value == String? { self.init(initialValue: nil, key: key) }

  /// Stores an integer of the scene under a key, initially `nil`.
  public init(_ key: String) where Value == Int? { self.init(initialValue: nil, key: key) }
}
