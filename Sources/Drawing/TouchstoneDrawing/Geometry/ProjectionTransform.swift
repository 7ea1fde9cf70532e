public import Foundation

/// A projective transform of the plane, as a 3 × 3 matrix by which row vectors are multiplied.
///
/// `(x', y', w') = (x, y, 1) · m`; the point is `(x' / w', y' / w')`.
///
/// - Source: SwiftUI, `ProjectionTransform`.
@frozen public struct ProjectionTransform: Hashable, Sendable {
  /// The first row: the coefficients of x.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row: the coefficients of y.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row: the translation.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates the projective form of an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates the transform that a three-dimensional one performs on the plane z = 0, seen along z.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform is affine: parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the transform that applies `self`, then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// The affine transform that approximates this one near the origin; exact if the transform is affine.
  ///
  /// It is the first-order expansion of the projection at (0, 0).
  package var affinePart: CGAffineTransform {
    guard m33 != 0, m33.isFinite else { return .identity }
    let x = m31 / m33
    let y = m32 / m33
    return CGAffineTransform(
      a: (m11 - x * m13) / m33, b: (m12 - y * m13) / m33, c: (m21 - x * m23) / m33, d: (m22 - y * m23) / m33, tx: x,
      ty: y)
  }
}
