/// A modifier that chooses another one by the environment.
///
/// - Source: SwiftUI, `EnvironmentalModifier`.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier that is applied in an environment.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}
