/// The name of a value in the environment, and its value where none was set.
///
/// - Source: SwiftUI, `EnvironmentKey`.
public protocol EnvironmentKey {
  /// What is kept under the key.
  associatedtype Value

  /// The value where no view around has set one.
  static var defaultValue: Self.Value { get }
}
