package import Foundation

/// Arithmetic on lengths that may be infinite.
///
/// A view that is proposed infinity often reports infinity, and both infinity minus infinity and infinity times zero
/// are NaN.
extension CGFloat {
  /// Returns this length minus `part`; an infinite length stays infinite.
  package func less(_ part: CGFloat) -> CGFloat {
    self == .infinity ? self : self - part
  }

  /// Returns this length times a factor; zero times infinity is zero.
  package func scaled(by factor: CGFloat) -> CGFloat {
    factor == 0 || self == 0 ? 0 : self * factor
  }
}
