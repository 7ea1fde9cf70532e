public import Foundation
import TouchstoneCore

/// An Auto Layout constraint, which has no effect: UIKit and AppKit views are never laid out.
///
/// - Source: UIKit and AppKit, `NSLayoutConstraint`.
@MainActor @preconcurrency
open class NSLayoutConstraint {
  /// The constant of the constraint, in points.
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var isActive = false
  /// A name for debugging.
  open var identifier: String?

  /// The object that the constraint is about; `nil` for constraints of anchors.
  public private(set) weak var firstItem: AnyObject?
  /// Its part.
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// How the parts relate.
  public private(set) var relation = Relation.equal
  /// The other object.
  public private(set) weak var secondItem: AnyObject?
  /// Its part.
  public private(set) var secondAttribute = Attribute.notAnAttribute
  /// What the other part is multiplied by.
  public private(set) var multiplier: CGFloat = 1

  init(constant: CGFloat = 0) { self.constant = constant }

  /// Creates a constraint between two parts, or one part and a length in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(constant: c)
    (firstItem, firstAttribute, self.relation) = (view1 as AnyObject, attr1, relation)
    (secondItem, secondAttribute, self.multiplier) = (view2 as AnyObject?, attr2, multiplier)
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
