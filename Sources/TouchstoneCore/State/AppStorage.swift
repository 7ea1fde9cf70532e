public import Foundation

/// A value that is kept under a key.
///
/// It lives in the renderer's memory: nothing is read from or written to the user defaults of the machine, so that no
/// picture depends on them.
///
/// - Source: SwiftUI, `AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  private init(initialValue: Value, key: String) { stored = StoredValue(initialValue, key: "app." + key) }

  /// The value that is kept; setting it redraws views that read it.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A way for other views to read and write the value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage {
  /// Keeps a truth value under a key, first the initial one; the store is not used here.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(initialValue: wrappedValue, key: key) }

  /// Keeps a whole number under a key, first the initial one; the store is not used here.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(initialValue: wrappedValue, key: key) }

  /// Keeps a number under a key, first the initial one; the store is not used here.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(initialValue: wrappedValue, key: key) }

  /// Keeps a string under a key, first the initial one; the store is not used here.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(initialValue: wrappedValue, key: key) }

  /// Keeps an address under a key, first the initial one; the store is not used here.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL { self.init(initialValue: wrappedValue, key: key) }

  /// Keeps a date under a key, first the initial one; the store is not used here.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(initialValue: wrappedValue, key: key) }

  /// Keeps bytes under a key, first the initial ones; the store is not used here.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(initialValue: wrappedValue, key: key) }

  /// Keeps a value with a number as its raw value under a key, first the initial one; the store is not used here.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(initialValue: wrappedValue, key: key) }

  /// Keeps a value with a string as its raw value under a key, first the initial one; the store is not used here.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(initialValue: wrappedValue, key: key) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value under a key, at first `nil`; the store is not used here.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(initialValue: nil, key: key)
  }

  /// Keeps a whole number under a key, at first `nil`; the store is not used here.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(initialValue: nil, key: key) }

  /// Keeps a number under a key, at first `nil`; the store is not used here.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(initialValue: nil, key: key)
  }

  /// Keeps a string under a key, at first `nil`; the store is not used here.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(initialValue: nil, key: key)
  }

  /// Keeps an address under a key, at first `nil`; the store is not used here.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(initialValue: nil, key: key) }

  /// Keeps bytes under a key, at first `nil`; the store is not used here.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(initialValue: nil, key: key) }

  /// Keeps a value with a string as its raw value under a key, at first `nil`; the store is not used here.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.init(initialValue: nil, key: key) }

  /// Keeps a value with a number as its raw value under a key, at first `nil`; the store is not used here.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.init(initialValue: nil, key: key) }
}

extension View {
  /// Names the user defaults of `AppStorage`. Its values live in the renderer's memory in any case.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
