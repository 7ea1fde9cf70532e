public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// A kind of particles.
///
/// - Source: Core Animation, `CAEmitterCell`.
open class CAEmitterCell: NSObject {
  open var name: String?
  /// The picture of a particle: a `CGImage`.
  open var contents: Any?
  /// The particles made in a second.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0
  /// The range of the lifetime, in seconds.
  open var lifetimeRange: Float = 0
  /// The velocity, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the velocity, in points per second.
  open var velocityRange: CGFloat = 0
  /// The acceleration, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The range of the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The size as a factor of the picture's.
  open var scale: CGFloat = 1
  /// The range of the factor.
  open var scaleRange: CGFloat = 0
  /// The change of the factor in a second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians per second.
  open var spin: CGFloat = 0
  /// The range of the rotation, in radians per second.
  open var spinRange: CGFloat = 0
  open var color: CGColor?
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// When the cell begins to emit, in the layer's time, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long it emits, in seconds.
  open var duration: CFTimeInterval = 0
  /// How much faster time passes in the cell.
  open var speed: Float = 1
  /// The time that is added to the cell's own, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it repeats.
  open var repeatCount: Float = 0
  /// How long it repeats, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs backwards after each run.
  open var autoreverses = false
  /// Whether the cell emits.
  open var isEnabled = true
  /// The particles that a particle emits.
  open var emitterCells: [CAEmitterCell]?
}
