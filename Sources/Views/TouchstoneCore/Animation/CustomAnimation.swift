public import Foundation

/// A custom animation.
///
/// - Source: SwiftUI, `CustomAnimation`.
public protocol CustomAnimation: Hashable {
  /// Returns the value at a time, in seconds since the start, on its way from zero, or `nil` once the animation has
  /// ended.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Returns the velocity of the value at a time.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Returns whether the animation takes over from one that is still running.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A type-erased custom animation.
struct AnyCustomAnimation: Hashable {
  private let base: any CustomAnimation

  init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  /// The number of times per second that a running animation is evaluated.
  private static let rate = 60.0

  func progress(at time: TimeInterval) -> Double? { position(of: 1.0, at: time) }

  /// Returns the value at a time on its way from zero. The animation is evaluated at all earlier steps as well, because
  /// it may keep state between them; the result therefore depends only on the time.
  func position<V: VectorArithmetic>(of target: V, at time: TimeInterval) -> V? {
    func open<A: CustomAnimation>(_ animation: A) -> V? {
      var context = AnimationContext<V>()
      var moment = 0.0
      while moment / Self.rate < time {
        guard animation.animate(value: target, time: moment / Self.rate, context: &context) != nil else { return nil }
        moment += 1
      }
      return animation.animate(value: target, time: time, context: &context)
    }
    return open(base)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// The time at which the animation ends, found by evaluating it; infinite if it is longer than ten minutes.
  var duration: TimeInterval {
    func open<A: CustomAnimation>(_ animation: A) -> TimeInterval {
      var context = AnimationContext<Double>()
      for moment in 0..<Int(600 * Self.rate) {
        let time = Double(moment) / Self.rate
        if animation.animate(value: 1.0, time: time, context: &context) == nil { return time }
      }
      return .infinity
    }
    return open(base)
  }

  static func == (lhs: AnyCustomAnimation, rhs: AnyCustomAnimation) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

// SAFETY: an animation is a value that is only read; `CustomAnimation` types are value types in practice, and SwiftUI's
// `Animation`, which stores them, is `Sendable` as well.
extension AnyCustomAnimation: @unchecked Sendable {}
