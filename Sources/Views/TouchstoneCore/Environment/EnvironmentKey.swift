/// A key for a value in the environment.
///
/// - Source: SwiftUI, `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Self.Value { get }
}
