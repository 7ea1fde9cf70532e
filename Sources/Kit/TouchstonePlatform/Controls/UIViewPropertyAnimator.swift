public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// Changes of views over time, which are made at once when they start.
@MainActor @preconcurrency
open class UIViewPropertyAnimator {
  /// The duration, in seconds, which has no effect.
  public let duration: TimeInterval
  /// Whether the changes have started, and have not ended: always `false`.
  public var isRunning: Bool { false }
  /// How much has been changed, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether the changes are made backwards. Has no effect.
  open var isReversed = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a speed, which has no effect.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .easeInOut)
  }

  /// Creates an animator with the speed of a Bézier curve, which has no effect.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Creates an animator with a spring, which has no effect.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes changes at once.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes, which are made at the start.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds a closure that is called after the changes.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Makes the changes.
  open func startAnimation() {
    let (changes, ends) = (animations, completions)
    (animations, completions, fractionComplete) = ([], [], 1)
    changes.forEach { $0() }
    ends.forEach { $0(.end) }
  }

  /// Makes the changes, without a delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Pauses. Has no effect: changes are made at once.
  open func pauseAnimation() {}
  /// Makes the changes that have not been made.
  open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) { startAnimation() }

  /// Drops the changes that have not been made.
  open func stopAnimation(_ withoutFinishing: Bool) { (animations, completions) = ([], []) }
}
