/// The values that views inherit from their ancestors.
///
/// - Source: SwiftUI, `EnvironmentValues`.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment with default values.
  public init() {}

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      // SAFETY: only the setter below writes under this key, and it writes a `K.Value`.
      return value as! K.Value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String { "EnvironmentValues(\(values.count) values)" }
}
