public import Foundation

/// How a value gets from one to another over time.
///
/// A picture shows where animations end; a renderer that is asked for a moment shows them on their way.
///
/// - Source: SwiftUI, `Animation`.
public struct Animation: Sendable {
  indirect enum Kind: Hashable, Sendable {
    case curve(UnitCurve, duration: TimeInterval)
    case spring(Spring, initialVelocity: Double)
    case delayed(Kind, by: TimeInterval)
    case sped(Kind, by: Double)
    /// `count` is `nil` for ever.
    case repeated(Kind, count: Int?, autoreverses: Bool)
    case custom(AnyCustomAnimation)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates an animation from one of your own.
  public init<A: CustomAnimation>(_ base: A) {
    kind = .custom(AnyCustomAnimation(base))
  }
}

extension Animation: Hashable {}

extension Animation: CustomStringConvertible {
  public var description: String { String(describing: kind) }
}

extension Animation {
  /// The animation that starts later by a time, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(kind, by: delay)) }

  /// The animation that runs faster by a factor.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(kind, by: speed)) }

  /// The animation that runs a number of times, back and forth or always forth.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// The animation that runs for ever, back and forth or always forth.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: nil, autoreverses: autoreverses))
  }
}

extension Animation {
  /// How far a value has come at a time, in parts of its way; `nil` once the animation has ended.
  ///
  /// Springs overshoot 1. Times are in seconds from the start.
  package func progress(at time: TimeInterval) -> Double? { Self.progress(of: kind, at: time) }

  /// The time until the animation ends, in seconds; infinite for one that repeats for ever.
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
