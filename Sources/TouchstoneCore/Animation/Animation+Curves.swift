public import Foundation
import TouchstoneDrawing

extension Animation {
  /// The animation that code gets which asks for none in particular: a spring without bounce.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  private static func curve(_ curve: UnitCurve, _ duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// The duration of curves for which none is given, in seconds.
  private static let standardDuration = 0.35

  /// An animation at an even speed, of 0.35 seconds.
  public static var linear: Animation { curve(.linear, standardDuration) }
  /// An animation at an even speed, over a number of seconds.
  public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }
  /// An animation that starts slowly, of 0.35 seconds.
  public static var easeIn: Animation { curve(.easeIn, standardDuration) }
  /// An animation that starts slowly, over a number of seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }
  /// An animation that ends slowly, of 0.35 seconds.
  public static var easeOut: Animation { curve(.easeOut, standardDuration) }
  /// An animation that ends slowly, over a number of seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }
  /// An animation that starts and ends slowly, of 0.35 seconds.
  public static var easeInOut: Animation { curve(.easeInOut, standardDuration) }
  /// An animation that starts and ends slowly, over a number of seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

  /// An animation along a Bézier curve from (0, 0) to (1, 1).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: .init(x: p1x, y: p1y), endControlPoint: .init(x: p2x, y: p2y)), duration: duration)
  }

  /// An animation along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Self.curve(curve, duration)
  }
}

extension Animation {
  /// A spring without bounce.
  public static var spring: Animation { spring(.smooth) }

  /// An animation that moves as a spring does. The blend duration changes nothing here.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, initialVelocity: 0))
  }

  /// A spring by its duration in seconds and its bounce: 0 without bounce, up to 1 bouncier, negative flatter.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by the seconds of one swing and the share of damping at which it no longer bounces. The blend duration
  /// changes nothing here.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A short spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A short spring for what follows a finger, by the seconds of one swing and the share of damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A short spring for what follows a finger, by its duration in seconds and a bounce on top of its own 0.14.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// A spring without bounce, of 0.5 seconds; the same as `smooth` here.
  public static var interpolatingSpring: Animation { interpolatingSpring(.smooth) }

  /// A spring by its mass, stiffness, damping and first velocity.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by its duration in seconds, its bounce and its first velocity.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// An animation that moves as a spring does, with a first velocity.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.spring(spring, initialVelocity: initialVelocity))
  }

  /// A spring without bounce, of 0.5 seconds.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce, by its duration in seconds and a bounce on top.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce, of 0.5 seconds.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce, by its duration in seconds and a bounce on top.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a clear bounce, of 0.5 seconds.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a clear bounce, by its duration in seconds and a bounce on top.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
