public import Foundation

extension ProjectionTransform {
  /// Whether the transform has an inverse.
  package var isInvertible: Bool {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    return determinant != 0 && determinant.isFinite
  }

  /// Returns the affine transform that approximates this one near a point: its first-order expansion there.
  package func affinePart(at point: CGPoint) -> CGAffineTransform {
    let there = ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y))
    let back = CGAffineTransform(translationX: -point.x, y: -point.y)
    return back.concatenating(there.concatenating(self).affinePart)
  }
}

extension CGPoint {
  /// Returns the point after applying a projection.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let share = x * m.m13 + y * m.m23 + m.m33
    let moved = CGPoint(x: x * m.m11 + y * m.m21 + m.m31, y: x * m.m12 + y * m.m22 + m.m32)
    return share == 0 || share == 1 ? moved : CGPoint(x: moved.x / share, y: moved.y / share)
  }
}
