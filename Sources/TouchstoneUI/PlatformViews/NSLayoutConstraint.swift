public import Foundation
import TouchstoneCore

/// An Auto Layout constraint, which has no effect: UIKit and AppKit views are never laid out.
///
/// - Source: UIKit and AppKit, `NSLayoutConstraint`.
@MainActor @preconcurrency
open class NSLayoutConstraint {
  /// The constant of the constraint, in points.
  open var constant: CGFloat
  /// The priority of the constraint.
  open var priority = UILayoutPriority.required
  /// Whether the constraint is active.
  open var isActive = false
  /// A name for debugging.
  open var identifier: String?

  init(constant: CGFloat = 0) { self.constant = constant }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
