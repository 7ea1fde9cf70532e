public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The control that reloads content.
open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString? = nil

  public private(set) var isRefreshing = false

  /// Begins refreshing.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends refreshing.
  open func endRefreshing() { isRefreshing = false }
}
