public import Foundation
import TouchstoneCore

/// A rule of Auto Layout, which does nothing here: no view of UIKit or AppKit is laid out.
///
/// - Source: UIKit and AppKit, `NSLayoutConstraint`.
@MainActor @preconcurrency
open class NSLayoutConstraint {
  /// The number that is added, in points.
  open var constant: CGFloat
  /// How much the rule matters.
  open var priority = UILayoutPriority.required
  /// Whether the rule holds.
  open var isActive = false
  /// A name for messages.
  open var identifier: String?

  init(constant: CGFloat = 0) { self.constant = constant }

  /// Lets rules hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets rules hold no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much a rule of Auto Layout matters.
///
/// - Source: UIKit, `UILayoutPriority`; AppKit's `NSLayoutConstraint.Priority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The rule must hold.
  public static let required = UILayoutPriority(1000)
  /// The rule should hold.
  public static let defaultHigh = UILayoutPriority(750)
  /// The rule may hold.
  public static let defaultLow = UILayoutPriority(250)
  /// The size should fit.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// An edge, a middle or a length of a view, for rules of Auto Layout.
///
/// - Source: UIKit and AppKit, `NSLayoutAnchor`.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject> {
  init() {}

  /// The rule that two anchors are equal.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }

  /// The rule that two anchors differ by a number of points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// The rule that one anchor is not before another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  /// The rule that one anchor is at least a number of points behind another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }

  /// The rule that one anchor is not behind another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  /// The rule that one anchor is at most a number of points behind another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// An edge or a middle across.
///
/// - Source: UIKit and AppKit, `NSLayoutXAxisAnchor`.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An edge or a middle from top to bottom.
///
/// - Source: UIKit and AppKit, `NSLayoutYAxisAnchor`.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A length.
///
/// - Source: UIKit and AppKit, `NSLayoutDimension`.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The rule that the length is a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }

  /// The rule that the length is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// The rule that the length is at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// The rule that the length is a multiple of another.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}
