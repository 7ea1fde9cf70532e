public import Foundation

/// The motion of a weight on a spring.
///
/// - Source: SwiftUI, `Spring`; the motion is the solution of m·x″ + c·x′ + k·x = 0.
public struct Spring: Hashable, Sendable {
  /// The weight at the end of the spring.
  public let mass: Double
  /// The frequency without damping, in radians per second.
  let frequency: Double
  /// The damping as a part of the one that just prevents swinging.
  public let dampingRatio: Double

  private init(mass: Double, frequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.frequency = frequency.isFinite ? max(frequency, 0) : 0
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
  }

  /// Creates a spring from its perceived duration, in seconds, and its bounce: 0 for none, up to 1; below 0 it creeps.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.999), 1)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring from the time that it would need for a swing without damping, in seconds.
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, frequency: response > 0 ? 2 * .pi / response : 0, dampingRatio: dampingRatio)
  }

  /// Creates a spring from physical quantities. Unless overdamping is allowed, the damping is held at the critical one.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let critical = 2 * (stiffness * mass).squareRoot()
    let ratio = critical > 0 ? damping / critical : 1
    self.init(
      mass: mass, frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring that comes to rest within a time, in seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(mass: 1, frequency: 1, dampingRatio: dampingRatio)
    let units = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(
      mass: 1, frequency: settlingDuration > 0 && units.isFinite ? units / settlingDuration : 0,
      dampingRatio: dampingRatio)
  }

  /// The spring's stiffness.
  public var stiffness: Double { mass * frequency * frequency }
  /// The drag on the weight.
  public var damping: Double { 2 * dampingRatio * mass * frequency }
  /// The time of a swing without damping, in seconds.
  public var response: Double { frequency > 0 ? 2 * .pi / frequency : .infinity }
  /// The perceived duration, in seconds.
  public var duration: TimeInterval { response }
  /// How much the spring bounces: 0 for not at all, 1 for ever; below 0 it creeps.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The time until a way of 1 from rest is within 0.001 of its end, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }
}

extension Spring {
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce of its own.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a small bounce that can be increased.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a larger bounce.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a larger bounce that can be increased.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
