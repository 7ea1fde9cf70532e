public import Foundation
import TouchstoneCore

/// An edge, a centre or a dimension of a view, for Auto Layout constraints.
///
/// - Source: UIKit and AppKit, `NSLayoutAnchor`.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject> {
  init() {}

  /// Returns a constraint that makes two anchors equal.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }

  /// Returns a constraint that sets the distance between two anchors, in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a constraint that keeps the anchor at or after another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  /// Returns a constraint that sets the minimum distance after another anchor, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }

  /// Returns a constraint that keeps the anchor at or before another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  /// Returns a constraint that sets the maximum distance after another anchor, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// A horizontal edge or centre anchor.
///
/// - Source: UIKit and AppKit, `NSLayoutXAxisAnchor`.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  package static var unused: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
}

/// A vertical edge or centre anchor.
///
/// - Source: UIKit and AppKit, `NSLayoutYAxisAnchor`.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  package static var unused: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}

/// A width or height anchor.
///
/// - Source: UIKit and AppKit, `NSLayoutDimension`.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  package static var unused: NSLayoutDimension { NSLayoutDimension() }

  /// Returns a constraint that sets the dimension, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }

  /// Returns a constraint that sets the minimum of the dimension, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a constraint that sets the maximum of the dimension, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a constraint that keeps the dimension at or above a multiple of another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }

  /// Returns a constraint that keeps the dimension at or below a multiple of another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }

  /// Returns a constraint that makes the dimension a multiple of another.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}
