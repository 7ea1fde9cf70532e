public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The layout of a collection, which is never drawn.
@MainActor @preconcurrency
open class UICollectionViewLayout {
  /// Creates a layout.
  public init() {}

  /// The collection: none, as layouts are not used.
  public var collectionView: UICollectionView? { nil }
  /// Places the items again. Has no effect.
  open func invalidateLayout() {}
  /// Called before items are placed. Never called.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
}

/// Items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  /// The estimated size of items, in points.
  open var estimatedItemSize = CGSize.zero
  /// The least distance of lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance of items, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The distances around sections, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, in points.
  open var footerReferenceSize = CGSize.zero

  /// A size that the content decides.
  public static let automaticSize = CGSize(width: -1, height: -1)
}

extension UICollectionView {
  /// The direction of scrolling.
  ///
  /// - Source: UIKit, `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Sendable {
    /// The directions of UIKit, in its order.
    case vertical, horizontal
  }
}

/// Items in groups, and groups in sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates a layout of equal sections.
  public init(section: NSCollectionLayoutSection) { super.init() }

  /// Creates a layout of sections that a closure returns, which is never called.
  public init(
    sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) { super.init() }

  /// Returns a layout that looks like a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in nil }
  }
}
