public import Foundation
import TouchstoneDrawing
import TouchstoneUI

// Changes of a table's rows, which have no effect: rows are not made.
extension UITableView {
  /// How rows come and go.
  ///
  /// - Source: UIKit, `UITableView.RowAnimation`.
  public enum RowAnimation: Int, Sendable {
    /// The animations of UIKit, in its order.
    case fade, right, left, top, bottom, none, middle
    /// The usual one.
    case automatic = 100
  }

  /// Where a row is after scrolling to it.
  ///
  /// - Source: UIKit, `UITableView.ScrollPosition`.
  public enum ScrollPosition: Int, Sendable {
    /// The positions of UIKit, in its order.
    case none, top, middle, bottom
  }

  /// Begins several changes. Has no effect.
  public func beginUpdates() {}
  /// Ends several changes. Has no effect.
  public func endUpdates() {}
  /// Makes several changes at once.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  /// Inserts rows. Has no effect.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Removes rows. Has no effect.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Reads rows again. Has no effect.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Reads rows again, and keeps their cells. Has no effect.
  public func reconfigureRows(at indexPaths: [IndexPath]) {}
  /// Moves a row. Has no effect.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Inserts sections. Has no effect.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Removes sections. Has no effect.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Reads sections again. Has no effect.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}

  /// Scrolls to a row. Has no effect.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Selects a row. Has no effect.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// The selected row: none.
  public var indexPathForSelectedRow: IndexPath? { nil }
  /// The selected rows: none.
  public var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// The visible rows: none.
  public var indexPathsForVisibleRows: [IndexPath]? { nil }
  /// The visible cells: none.
  public var visibleCells: [UITableViewCell] { [] }
  /// Returns the cell of a row: none.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// Returns the row of a cell: none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// Returns the row at a point: none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// Returns the rectangle of a row: an empty one.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
}
