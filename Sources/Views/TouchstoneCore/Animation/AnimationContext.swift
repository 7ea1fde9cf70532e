import Foundation

/// The state and environment of a custom animation.
///
/// - Source: SwiftUI, `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps between calls.
  public var state: AnimationState<Value>
  /// Whether the animation is close enough to its end for completions to run.
  public var isLogicallyComplete = false
  /// The environment of the animated view; always has default values in Touchstone.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
    self.state = state
    self.environment = environment
  }

  /// Returns a context with another state and the same environment.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment)
  }
}
