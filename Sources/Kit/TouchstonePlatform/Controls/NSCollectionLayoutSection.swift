public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A section of a collection's layout.
open class NSCollectionLayoutSection {
  /// The distances of the content from the sides, in points.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The distance of groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the direction of the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  let group: NSCollectionLayoutGroup

  /// Creates a section of equal groups.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
