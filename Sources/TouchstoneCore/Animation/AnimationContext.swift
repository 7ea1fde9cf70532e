import Foundation

/// What an animation of your own keeps from moment to moment.
///
/// - Source: SwiftUI, `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps from moment to moment.
  public var state: AnimationState<Value>
  /// Whether the animation has come so close to its end that completions run.
  public var isLogicallyComplete = false
  /// The environment of the view that changes; without values of its own here.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
    self.state = state
    self.environment = environment
  }

  /// The context with another state and the same environment.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment)
  }
}
