public import Foundation

/// The way a value changes over time.
///
/// A picture shows the final state of animations; a renderer whose clock is set shows them at that time.
///
/// - Source: SwiftUI, `Animation`.
public struct Animation: Sendable {
  indirect enum Kind: Hashable, Sendable {
    case curve(UnitCurve, duration: TimeInterval)
    case spring(Spring, initialVelocity: Double)
    case delayed(Kind, by: TimeInterval)
    case sped(Kind, by: Double)
    /// `count` is `nil` for an infinite number of repetitions.
    case repeated(Kind, count: Int?, autoreverses: Bool)
    case custom(AnyCustomAnimation)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) {
    kind = .custom(AnyCustomAnimation(base))
  }
}

extension Animation: Hashable {}

extension Animation: CustomStringConvertible {
  public var description: String { String(describing: kind) }
}

extension Animation {
  /// Returns the animation delayed by a time in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(kind, by: delay)) }

  /// Returns the animation sped up by a factor.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(kind, by: speed)) }

  /// Returns the animation repeated a number of times, optionally reversing every other time.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// Returns the animation repeated forever, optionally reversing every other time.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: nil, autoreverses: autoreverses))
  }
}

extension Animation {
  /// Returns the progress of the animation at a time as a fraction, or `nil` once it has ended.
  ///
  /// Springs overshoot 1. Times are in seconds since the start.
  package func progress(at time: TimeInterval) -> Double? { Self.progress(of: kind, at: time) }

  /// The duration of the animation, in seconds; infinite if it repeats forever.
  package var duration: TimeInterval { Self.duration(of: kind) }

  static func progress(of kind: Kind, at time: TimeInterval) -> Double? {
    switch kind {
    case .curve(let curve, let duration):
      return time < duration ? curve.value(at: time / duration) : nil
    case .spring(let spring, let velocity):
      return time < duration(of: kind) ? spring.value(target: 1.0, initialVelocity: velocity, time: time) : nil
    case .delayed(let inner, let delay):
      return time < delay ? 0 : progress(of: inner, at: time - delay)
    case .sped(let inner, let speed):
      return progress(of: inner, at: time * speed)
    case .repeated(let inner, let count, let autoreverses):
      let one = duration(of: inner)
      guard one > 0, one.isFinite else { return progress(of: inner, at: time) }
      let round = (time / one).rounded(.down)
      if let count, round >= Double(count) { return nil }
      let value = progress(of: inner, at: time - round * one) ?? 1
      return autoreverses && round.truncatingRemainder(dividingBy: 2) == 1 ? 1 - value : value
    case .custom(let animation):
      return animation.progress(at: time)
    }
  }

  static func duration(of kind: Kind) -> TimeInterval {
    switch kind {
    case .curve(_, let duration): max(duration, 0)
    case .spring(let spring, let velocity): spring.settlingDuration(target: 1.0, initialVelocity: velocity)
    case .delayed(let inner, let delay): max(delay, 0) + duration(of: inner)
    case .sped(let inner, let speed): speed > 0 ? duration(of: inner) / speed : .infinity
    case .repeated(let inner, let count, _): count.map { Double($0) * duration(of: inner) } ?? .infinity
    case .custom(let animation): animation.duration
    }
  }
}
