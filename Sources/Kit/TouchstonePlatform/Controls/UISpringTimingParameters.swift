public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// The speed of an animation by a spring.
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// The velocity at the start.
  public let initialVelocity: CGVector

  /// Creates a spring from how much it is damped.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) { initialVelocity = velocity }

  /// Creates a spring from its physics.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }

  /// Creates a spring from its duration and how much it bounces.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }
}
