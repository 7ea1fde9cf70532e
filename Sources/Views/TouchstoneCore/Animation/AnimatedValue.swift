import Foundation

/// A value in the tree that is being animated towards its target.
///
/// Overlapping animations add up, each over its own distance, except that a spring takes over the velocity of a
/// previous spring, and that a new animation ends those that repeat forever.
///
/// - Source: SwiftUI, `CustomAnimation.shouldMerge`; WWDC 2023, "Explore SwiftUI animation".
///
/// This is a class because it outlives the evaluations of its view.
@MainActor
final class AnimatedValue<Value: VectorArithmetic> {
  private struct Motion {
    let animation: Animation
    let start: TimeInterval
    /// The distance from the start value to the target.
    let way: Value
    let velocity: Value
  }

  private(set) var target: Value
  private var motions: [Motion] = []

  init(_ target: Value) {
    self.target = target
  }

  /// Returns whether the value has not reached its target.
  func isMoving(at now: TimeInterval) -> Bool {
    motions.contains { $0.animation.position(of: $0.way, velocity: $0.velocity, at: now - $0.start) != nil }
  }

  /// Returns the current value.
  func value(at now: TimeInterval) -> Value {
    motions.reduce(target) { value, motion in
      let passed = motion.animation.position(of: motion.way, velocity: motion.velocity, at: now - motion.start)
      return passed.map { value - motion.way + $0 } ?? value
    }
  }

  /// Sets a new target and animation if they differ from the current ones.
  func update(to new: Value, transaction: Transaction, clock: RendererClock) {
    guard clock.isRunning else {
      target = new
      motions = []
      return
    }
    let now = clock.elapsed
    motions.removeAll { $0.animation.position(of: $0.way, velocity: $0.velocity, at: now - $0.start) == nil }
    guard new != target else { return }
    guard let animation = transaction.animation else {
      target = new
      motions = []
      return
    }
    let isTakenOver = motions.contains {
      $0.animation.duration == .infinity || ($0.animation.isSpring && animation.isSpring)
    }
    if isTakenOver {
      let velocity = motions.reduce(Value.zero) {
        $0 + $1.animation.velocity(of: $1.way, velocity: $1.velocity, at: now - $1.start)
      }
      motions = [Motion(animation: animation, start: now, way: new - value(at: now), velocity: velocity)]
    } else {
      motions.append(Motion(animation: animation, start: now, way: new - target, velocity: .zero))
    }
    target = new
    transaction.batch?.take(animation, at: now)
  }
}

extension EvaluationContext {
  /// Returns the current animated state of a value.
  ///
  /// - Parameter slot: Distinguishes several values with one identity.
  func animated<Value: Animatable>(_ value: Value, slot: ViewSlot = .animation) -> Value {
    guard Value.AnimatableData.self != EmptyAnimatableData.self else { return value }
    let data = value.animatableData
    let record: AnimatedValue<Value.AnimatableData>
    if let known = place.slots[slot] as? AnimatedValue<Value.AnimatableData> {
      known.update(to: data, transaction: environment.transaction, clock: host.clock)
      record = known
    } else {
      record = AnimatedValue(data)
      place.slots[slot] = record
    }
    guard host.clock.isRunning, record.isMoving(at: host.clock.elapsed) else { return value }
    var moved = value
    moved.animatableData = record.value(at: host.clock.elapsed)
    return moved
  }
}
