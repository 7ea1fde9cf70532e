import Foundation

/// The name of a value that an animation of your own keeps.
///
/// - Source: SwiftUI, `AnimationStateKey`.
public protocol AnimationStateKey {
  /// What is kept.
  associatedtype Value
  /// The value until one is set.
  static var defaultValue: Self.Value { get }
}

/// The values that an animation of your own keeps.
///
/// - Source: SwiftUI, `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which every value is the default of its key.
  public init() {}

  /// The value of a key; the key's default until one is set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
