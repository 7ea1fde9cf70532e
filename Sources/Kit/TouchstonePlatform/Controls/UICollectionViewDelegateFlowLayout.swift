public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// What a collection asks for the sizes of items. Nothing of it is called.
///
/// - Source: UIKit, `UICollectionViewDelegateFlowLayout`, whose methods are optional.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}
