import TouchstoneDrawing
import TouchstoneUI

/// The buttons behind a row, which are never shown. Use `swipeActions` to have them in pictures.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration {
  /// The buttons.
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  /// Creates a row of buttons.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
