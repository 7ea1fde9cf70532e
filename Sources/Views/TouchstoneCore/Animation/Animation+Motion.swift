import Foundation

extension Animation {
  /// Returns the value at a time on its way from zero to a target, or `nil` once the animation has ended.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity, per second; only springs use it.
  ///   - time: The time in seconds since the start.
  func position<V: VectorArithmetic>(of target: V, velocity: V = .zero, at time: TimeInterval) -> V? {
    Self.position(of: target, velocity: velocity, at: time, along: kind)
  }

  private static func position<V: VectorArithmetic>(
    of target: V, velocity: V, at time: TimeInterval, along kind: Kind
  ) -> V? {
    switch kind {
    case .curve, .repeated:
      return progress(of: kind, at: time).map { target.scaled(by: $0) }
    case .spring(let spring, let own):
      guard time < duration(of: kind) else { return nil }
      return spring.value(target: target, initialVelocity: target.scaled(by: own) + velocity, time: time)
    case .delayed(let inner, let delay):
      return time < delay ? .zero : position(of: target, velocity: velocity, at: time - delay, along: inner)
    case .sped(let inner, let speed):
      guard speed > 0 else { return .zero }
      return position(of: target, velocity: velocity.scaled(by: 1 / speed), at: time * speed, along: inner)
    case .custom(let animation):
      return animation.position(of: target, at: time)
    }
  }

  /// Returns the velocity of a value at a time; zero for all animations except springs.
  func velocity<V: VectorArithmetic>(of target: V, velocity: V, at time: TimeInterval) -> V {
    guard case .spring(let spring, let own) = kind, time < duration else { return .zero }
    return spring.velocity(target: target, initialVelocity: target.scaled(by: own) + velocity, time: time)
  }

  /// Whether the animation is a spring, which takes over the velocity of another one.
  var isSpring: Bool { if case .spring = kind { true } else { false } }

  /// The time until the animation appears to have ended: for a spring its own duration, without the long tail.
  var logicalDuration: TimeInterval { Self.logicalDuration(of: kind) }

  private static func logicalDuration(of kind: Kind) -> TimeInterval {
    switch kind {
    case .spring(let spring, _): min(spring.duration > 0 ? spring.duration : .infinity, duration(of: kind))
    case .delayed(let inner, let delay): max(delay, 0) + logicalDuration(of: inner)
    case .sped(let inner, let speed): speed > 0 ? logicalDuration(of: inner) / speed : .infinity
    case .repeated(let inner, let count, _):
      count.map { Double($0 - 1) * duration(of: inner) + logicalDuration(of: inner) } ?? .infinity
    case .curve, .custom: duration(of: kind)
    }
  }
}
