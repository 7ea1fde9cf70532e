import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// An item of a collection's layout.
open class NSCollectionLayoutItem {
  public let layoutSize: NSCollectionLayoutSize
  /// The distances of the content from the sides, in points.
  open var contentInsets = NSDirectionalEdgeInsets()

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}
