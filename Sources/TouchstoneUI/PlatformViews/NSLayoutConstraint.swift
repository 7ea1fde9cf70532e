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
