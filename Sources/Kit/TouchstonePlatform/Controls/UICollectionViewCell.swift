import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A cell of a collection, which is never drawn.
open class UICollectionViewCell: UICollectionReusableView {
  public private(set) lazy var contentView = UIView(frame: .zero)
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
}

/// A cell of a collection that looks like a list, which is never drawn.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at the ends of the cell.
  open var accessories: [UICellAccessory] = []
  /// How deep the cell is in an outline.
  open var indentationLevel = 0

  /// Returns the content of a list's cells.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
