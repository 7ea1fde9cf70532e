import Foundation

extension NSLayoutConstraint {
  /// A part of a view to which constraints refer.
  ///
  /// - Source: UIKit and AppKit, `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    /// The other values of UIKit, in its order.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  }

  /// How two parts of views relate.
  ///
  /// - Source: UIKit and AppKit, `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
}
