/// The values that `@AppStorage` begins with, of the types that user defaults have.
package struct StoredDefaults {
  /// What the keys of `@AppStorage` begin with in the storage of a tree.
  static let prefix = "app."

  private let values: [String: any Sendable]

  /// Creates defaults with the values of keys.
  package init(_ values: [String: any Sendable] = [:]) {
    self.values = values
  }

  /// Returns the value under a key of a tree's storage; `nil` if there is none, or one of another type.
  func value<Value>(_ type: Value.Type, key: String) -> Value? {
    guard !values.isEmpty, key.hasPrefix(Self.prefix), let stored = values[String(key.dropFirst(Self.prefix.count))]
    else { return nil }
    if let value = stored as? Value { return value }
    // Whole numbers are numbers.
    if let whole = stored as? Int, let value = Double(whole) as? Value { return value }
    func made<R: RawRepresentable>(_ type: R.Type) -> Value? { (stored as? R.RawValue).flatMap(R.init) as? Value }
    let content = (type as? any OptionalType.Type)?.wrapped ?? type
    return (content as? any RawRepresentable.Type).flatMap { made($0) }
  }
}

/// An optional of any type.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
