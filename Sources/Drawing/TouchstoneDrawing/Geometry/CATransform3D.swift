public import Foundation

/// A three-dimensional projective transform, as a 4 × 4 matrix by which row vectors are multiplied.
///
/// `(x', y', z', w') = (x, y, z, 1) · m`; the point is `(x' / w', y' / w', z' / w')`.
///
/// - Source: QuartzCore, `CATransform3D`.
public struct CATransform3D: Hashable, Sendable {
  /// The first row: the coefficients of x.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row: the coefficients of y.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row: the coefficients of z. `m34` is the perspective: −1 / d for an eye at distance d.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The fourth row: the translation.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Creates a transform whose elements are all zero.
  public init() { self.init(Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

  /// Creates a transform from the elements of its matrix.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  fileprivate init(_ rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// Returns the transform that applies `self`, then another one.
  fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, other.rows)
    func product(_ row: [CGFloat], _ column: Int) -> CGFloat {
      zip(row, right).reduce(0) { $0 + $1.0 * $1.1[column] }
    }
    return CATransform3D(left.map { row in (0..<4).map { product(row, $0) } })
  }

  /// The inverse transform, or `nil` if the transform is not invertible.
  fileprivate var inverse: CATransform3D? {
    // Gauss–Jordan elimination: the steps that reduce the matrix to the identity turn the identity into the inverse.
    var (left, right) = (rows, CATransform3DIdentity.rows)
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { left[$0][column].magnitude < left[$1][column].magnitude }),
        left[pivot][column] != 0, left[pivot][column].isFinite
      else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let divisor = left[column][column]
      left[column] = left[column].map { $0 / divisor }
      right[column] = right[column].map { $0 / divisor }
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
        right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
      }
    }
    return CATransform3D(right)
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
  m43: 0, m44: 1)

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Creates a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// Creates a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// Creates a rotation around an axis by an angle in radians; the identity for an axis of zero length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let d = 1 - c
  return CATransform3D(
    m11: c + x * x * d, m12: x * y * d + z * s, m13: x * z * d - y * s, m14: 0,
    m21: x * y * d - z * s, m22: c + y * y * d, m23: y * z * d + x * s, m24: 0,
    m31: x * z * d + y * s, m32: y * z * d - x * s, m33: c + z * z * d, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns a transform with a translation prepended.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns a transform with a scaling prepended.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns a transform with a rotation around an axis prepended.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns the transform that applies the first transform, then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// Returns the inverse of a transform, or the transform itself if it is not invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns a three-dimensional transform that acts as the given one in the plane and leaves z unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12) = (m.a, m.b)
  (t.m21, t.m22) = (m.c, m.d)
  (t.m41, t.m42) = (m.tx, m.ty)
  return t
}

/// Returns whether a transform acts only in the plane and leaves z unchanged.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the part of a transform that acts in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
