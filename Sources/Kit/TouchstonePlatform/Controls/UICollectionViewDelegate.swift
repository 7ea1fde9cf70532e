public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// What a collection tells. Nothing of it is called: no one touches a picture.
///
/// - Source: UIKit, `UICollectionViewDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Called when an item has been selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}
