public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// An animation of a layer. Layers are not drawn, so it has no effect.
///
/// - Source: Core Animation, `CAAnimation`.
open class CAAnimation: NSObject {
  /// The length, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How far it has run when it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// How quickly it runs.
  open var speed: Float = 1
  /// Whether it runs back.
  open var autoreverses = false
  /// What is shown before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Its course.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true
}

/// An animation of a property.
///
/// - Source: Core Animation, `CAPropertyAnimation`.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether values are added to those of other animations.
  open var isAdditive = false
  /// Whether values are added from repetition to repetition.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation of a property from one value to another.
///
/// - Source: Core Animation, `CABasicAnimation`.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What is added to a value.
  open var byValue: Any?
}

/// An animation of a property that swings.
///
/// - Source: Core Animation, `CASpringAnimation`.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// The velocity at the start.
  open var initialVelocity: CGFloat = 0
}

/// An animation of a property through several values.
///
/// - Source: Core Animation, `CAKeyframeAnimation`.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The path of places.
  open var path: CGPath?
  /// When the values are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The courses between values.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations.
///
/// - Source: Core Animation, `CAAnimationGroup`.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
