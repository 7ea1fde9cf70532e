public import Foundation
import TouchstoneDrawing

extension Animation {
  /// The default animation: a spring without bounce.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  private static func curve(_ curve: UnitCurve, _ duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// The default duration of curves, in seconds.
  private static let standardDuration = 0.35

  /// A linear animation with a duration of 0.35 seconds.
  public static var linear: Animation { curve(.linear, standardDuration) }
  /// Returns a linear animation with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }
  /// An animation that starts slowly, with a duration of 0.35 seconds.
  public static var easeIn: Animation { curve(.easeIn, standardDuration) }
  /// Returns an animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }
  /// An animation that ends slowly, with a duration of 0.35 seconds.
  public static var easeOut: Animation { curve(.easeOut, standardDuration) }
  /// Returns an animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }
  /// An animation that starts and ends slowly, with a duration of 0.35 seconds.
  public static var easeInOut: Animation { curve(.easeInOut, standardDuration) }
  /// Returns an animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: .init(x: p1x, y: p1y), endControlPoint: .init(x: p2x, y: p2y)), duration: duration)
  }

  /// Returns an animation along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Self.curve(curve, duration)
  }
}

extension Animation {
  /// A spring animation without bounce.
  public static var spring: Animation { spring(.smooth) }

  /// Returns a spring animation; Touchstone ignores the blend duration.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, initialVelocity: 0))
  }

  /// Returns a spring animation with a duration in seconds and a bounce: 0 for none, up to 1 for the most; negative
  /// values are overdamped.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns a spring animation with a response in seconds and a damping fraction; Touchstone ignores the blend
  /// duration.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A short spring animation for interactive content.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// Returns a short spring animation for interactive content, with a response in seconds and a damping fraction.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Returns a short spring animation for interactive content, with a duration in seconds and a bounce added to its own
  /// 0.14.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// A spring animation without bounce and with a duration of 0.5 seconds; equivalent to `smooth` in Touchstone.
  public static var interpolatingSpring: Animation { interpolatingSpring(.smooth) }

  /// Returns a spring animation with a mass, a stiffness, a damping and an initial velocity.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Returns a spring animation with a duration in seconds, a bounce and an initial velocity.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns a spring animation with an initial velocity.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.spring(spring, initialVelocity: initialVelocity))
  }

  /// A spring animation without bounce and with a duration of 0.5 seconds.
  public static var smooth: Animation { smooth() }
  /// Returns a spring animation without bounce, with a duration in seconds and an extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring animation with a small bounce and a duration of 0.5 seconds.
  public static var snappy: Animation { snappy() }
  /// Returns a spring animation with a small bounce, a duration in seconds and an extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring animation with a noticeable bounce and a duration of 0.5 seconds.
  public static var bouncy: Animation { bouncy() }
  /// Returns a spring animation with a noticeable bounce, a duration in seconds and an extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
