import Foundation

/// A key for a value in the state of a custom animation.
///
/// - Source: SwiftUI, `AnimationStateKey`.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Self.Value { get }
}

/// The state of a custom animation.
///
/// - Source: SwiftUI, `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which every value is its key's default.
  public init() {}

  /// The value for a key, or the key's default if none is set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
