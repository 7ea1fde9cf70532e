public import Foundation

/// A damped spring, which describes the motion of a value.
///
/// - Source: SwiftUI, `Spring`; the motion is the solution of m·x″ + c·x′ + k·x = 0.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The undamped frequency, in radians per second.
  let frequency: Double
  /// The damping as a fraction of critical damping.
  public let dampingRatio: Double

  private init(mass: Double, frequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.frequency = frequency.isFinite ? max(frequency, 0) : 0
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
  }

  /// Creates a spring with a perceived duration in seconds and a bounce: 0 for none, up to 1; negative values are
  /// overdamped.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring with a response, the period of an undamped oscillation in seconds, and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, frequency: response > 0 ? 2 * .pi / response : 0, dampingRatio: dampingRatio)
  }

  /// Creates a spring from physical quantities; unless overdamping is allowed, the damping is at most critical.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let critical = 2 * (stiffness * mass).squareRoot()
    let ratio = critical > 0 ? damping / critical : 1
    self.init(
      mass: mass, frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring that settles within a time in seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(mass: 1, frequency: 1, dampingRatio: dampingRatio)
    let units = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(
      mass: 1, frequency: settlingDuration > 0 && units.isFinite ? units / settlingDuration : 0,
      dampingRatio: dampingRatio)
  }

  /// The stiffness of the spring.
  public var stiffness: Double { mass * frequency * frequency }
  /// The damping coefficient.
  public var damping: Double { 2 * dampingRatio * mass * frequency }
  /// The period of an undamped oscillation, in seconds.
  public var response: Double { frequency > 0 ? 2 * .pi / frequency : .infinity }
  /// The perceived duration, in seconds.
  public var duration: TimeInterval { response }
  /// The bounce of the spring: 0 for none, 1 for an undamped spring; negative values are overdamped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The time after which a motion from 0 to 1, starting at rest, is within 0.001 of its end, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }
}

extension Spring {
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// Returns a spring without bounce, plus an extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// Returns a spring with a small bounce, plus an extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a noticeable bounce.
  public static var bouncy: Spring { bouncy() }
  /// Returns a spring with a noticeable bounce, plus an extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
