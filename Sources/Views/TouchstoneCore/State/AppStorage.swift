public import Foundation

/// A persistent value, stored under a key.
///
/// It is stored in the renderer's memory. The user defaults of the machine are neither read nor written, so pictures do
/// not depend on them. A `RenderingRequest` may say what it begins with.
///
/// - Source: SwiftUI, `AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  package init(initialValue: Value, key: String) {
    stored = StoredValue(initialValue, key: StoredDefaults.prefix + key)
  }

  /// The stored value; setting it updates the views that read it.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage {
  /// Stores a Boolean under a key, with an initial value; Touchstone ignores the store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(initialValue: wrappedValue, key: key) }

  /// Stores an integer under a key, with an initial value; Touchstone ignores the store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(initialValue: wrappedValue, key: key) }

  /// Stores a floating-point number under a key, with an initial value; Touchstone ignores the store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(initialValue: wrappedValue, key: key) }

  /// Stores a string under a key, with an initial value; Touchstone ignores the store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(initialValue: wrappedValue, key: key) }

  /// Stores a URL under a key, with an initial value; Touchstone ignores the store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL { self.init(initialValue: wrappedValue, key: key) }

  /// Stores a date under a key, with an initial value; Touchstone ignores the store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(initialValue: wrappedValue, key: key) }

  /// Stores data under a key, with an initial value; Touchstone ignores the store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(initialValue: wrappedValue, key: key) }

  /// Stores a value with an integer raw value under a key, with an initial value; Touchstone ignores the store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(initialValue: wrappedValue, key: key) }

  /// Stores a value with a string raw value under a key, with an initial value; Touchstone ignores the store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(initialValue: wrappedValue, key: key) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Stores a Boolean under a key, initially `nil`; Touchstone ignores the store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(initialValue: nil, key: key)
  }

  /// Stores an integer under a key, initially `nil`; Touchstone ignores the store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(initialValue: nil, key: key) }

  /// Stores a floating-point number under a key, initially `nil`; Touchstone ignores the store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(initialValue: nil, key: key)
  }

  /// Stores a string under a key, initially `nil`; Touchstone ignores the store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(initialValue: nil, key: key)
  }

  /// Stores a URL under a key, initially `nil`; Touchstone ignores the store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(initialValue: nil, key: key) }

  /// Stores data under a key, initially `nil`; Touchstone ignores the store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(initialValue: nil, key: key) }

  /// Stores a value with a string raw value under a key, initially `nil`; Touchstone ignores the store.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.init(initialValue: nil, key: key) }

  /// Stores a value with an integer raw value under a key, initially `nil`; Touchstone ignores the store.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.init(initialValue: nil, key: key) }
}
