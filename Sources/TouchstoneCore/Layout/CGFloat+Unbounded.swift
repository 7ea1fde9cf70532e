package import Foundation

/// Arithmetic of lengths that may be unbounded: a view proposed infinity often reports infinity, and infinity less
/// infinity, or infinity times zero, is no number.
extension CGFloat {
  /// What a part leaves of a length. An unbounded length stays unbounded, whatever is taken from it.
  package func less(_ part: CGFloat) -> CGFloat {
    self == .infinity ? self : self - part
  }

  /// The length times a factor, where nothing of an unbounded length is nothing.
  package func scaled(by factor: CGFloat) -> CGFloat {
    factor == 0 || self == 0 ? 0 : self * factor
  }
}
