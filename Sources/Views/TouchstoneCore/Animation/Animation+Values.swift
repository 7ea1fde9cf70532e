public import Foundation

extension Animation {
  /// Returns the value at a time, in seconds since the start, on its way from zero, or `nil` once the animation has
  /// ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if case .custom(let animation) = kind { return animation.animate(value: value, time: time, context: &context) }
    return progress(at: time).map { value.scaled(by: $0) }
  }

  /// Returns the velocity of the value at a time, or `nil` once the animation has ended.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    if case .custom(let animation) = kind { return animation.velocity(value: value, time: time, context: context) }
    // A difference over a thousandth of a second, because curves have no derivatives of their own.
    let step = 0.0005
    guard let before = progress(at: max(time - step, 0)), let after = progress(at: time + step) else { return nil }
    return value.scaled(by: (after - before) / (time + step - max(time - step, 0)))
  }

  /// Returns whether the animation takes over from one that is still running.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard case .custom(let animation) = kind else { return false }
    return animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Returns the animation, which completes logically after a time, in seconds. Completions run at its end.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
