import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// How a section scrolls across the direction of the collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The behaviours of UIKit, in its order.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
