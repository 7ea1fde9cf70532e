/// The type to which the compiler resolves unknown keys of `EnvironmentValues`, for a better error message.
///
/// Without it, the compiler reports that no initializer of `Environment` matches, without the reason: the initializers
/// that take an object's type prevent it from examining the key path.
@dynamicMemberLookup
public struct UnknownEnvironmentKey {
  // For keys below an unknown one, such as `\.theme.color`.
  public subscript(dynamicMember name: String) -> UnknownEnvironmentKey {
    preconditionFailure("The initializers that take such a key are unavailable")
  }

  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    preconditionFailure("The initializers that take such a key are unavailable")
  }
}

extension Environment {
  /// Rejects a key that `EnvironmentValues` does not have, or that has a different type than the property.
  @_disfavoredOverload
  @available(*, unavailable, message: "EnvironmentValues has no key of this name with this type")
  public init(_ keyPath: KeyPath<UnknownEnvironmentKey, Value>) {
    preconditionFailure("This initializer is unavailable")
  }
}

extension Environment where Value == UnknownEnvironmentKey {
  /// Rejects a key that `EnvironmentValues` does not have, for a property without an explicit type.
  @_disfavoredOverload
  @available(*, unavailable, message: "EnvironmentValues has no key of this name")
  public init(_ keyPath: KeyPath<UnknownEnvironmentKey, UnknownEnvironmentKey>) {
    preconditionFailure("This initializer is unavailable")
  }
}
