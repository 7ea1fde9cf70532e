import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension CALayer {
  /// Adds an animation. Has no effect: layers are not drawn.
  public func add(_ anim: CAAnimation, forKey key: String?) {}
  /// Removes an animation. Has no effect.
  public func removeAnimation(forKey key: String) {}
  /// Removes all animations. Has no effect.
  public func removeAllAnimations() {}
  /// Returns an animation: none.
  public func animation(forKey key: String) -> CAAnimation? { nil }
  /// The names of the animations: none.
  public func animationKeys() -> [String]? { nil }
}
