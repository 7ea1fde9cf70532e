public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A layer of particles, which is never drawn.
///
/// - Source: Core Animation, `CAEmitterLayer`.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// A factor of the particles made in a second.
  open var birthRate: Float = 1
  /// A factor of how long particles live.
  open var lifetime: Float = 1
  /// Where particles start, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of the shape in which particles start, in points.
  open var emitterSize = CGSize.zero
  /// The shape in which particles start.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape in which particles start.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order of particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A factor of the particles' velocity.
  open var velocity: Float = 1
  /// A factor of the particles' size.
  open var scale: Float = 1
  /// A factor of the particles' rotation.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
}
