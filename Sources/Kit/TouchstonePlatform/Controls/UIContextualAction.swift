public import TouchstoneDrawing
public import TouchstoneUI

/// A button behind a row, which is never shown.
@MainActor @preconcurrency
open class UIContextualAction {
  /// What is called when the button is touched. Never called.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The styles of buttons.
  public enum Style: Int, Sendable {
    /// Grey.
    case normal
    /// Red, for removing.
    case destructive
  }

  public let style: Style
  open var title: String?
  open var image: UIImage?
  /// The colour of the background; `nil` for that of the style.
  open var backgroundColor: UIColor?
  /// What is called when the button is touched. Never called.
  public let handler: Handler

  /// Creates a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
