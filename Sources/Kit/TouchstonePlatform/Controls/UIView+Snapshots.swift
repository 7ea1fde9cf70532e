import TouchstoneDrawing
public import TouchstoneUI

extension UIView {
  /// The course of an animation, which has no effect.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, at the start, at the end, or nowhere.
    case easeInOut, easeIn, easeOut, linear
  }

  /// Returns a view of the same size, which is not drawn either.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
}
