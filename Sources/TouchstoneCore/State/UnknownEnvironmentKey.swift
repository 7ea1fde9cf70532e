/// What the compiler takes for a key of `EnvironmentValues` that it does not find, so that it can say so.
///
/// Without it the compiler tells that no initializer of `Environment` matches, and not why: the initializers that take an
/// object's type keep it from looking into the key path.
@dynamicMemberLookup
public struct UnknownEnvironmentKey {
  public subscript<Value>(dynamicMember name: String) -> Value {
    preconditionFailure("The initializers that take such a key are unavailable")
  }
}

extension Environment {
  /// Refuses a key that `EnvironmentValues` has not, or that has another type than the property.
  @_disfavoredOverload
  @available(*, unavailable, message: "EnvironmentValues has no key of this name with this type")
  public init(_ keyPath: KeyPath<UnknownEnvironmentKey, Value>) {
    preconditionFailure("This initializer is unavailable")
  }
}

extension Environment where Value == UnknownEnvironmentKey {
  /// Refuses a key that `EnvironmentValues` has not, where the property's type is not written.
  @_disfavoredOverload
  @available(*, unavailable, message: "EnvironmentValues has no key of this name")
  public init(_ keyPath: KeyPath<UnknownEnvironmentKey, UnknownEnvironmentKey>) {
    preconditionFailure("This initializer is unavailable")
  }
}
