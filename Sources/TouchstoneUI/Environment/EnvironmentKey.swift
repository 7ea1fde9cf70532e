/// The name of a value in the environment, and its value where nobody set one.
///
/// - Source: SwiftUI, `EnvironmentKey`.
public protocol EnvironmentKey {
  /// What is kept under the key.
  associatedtype Value

  static var defaultValue: Self.Value { get }
}
