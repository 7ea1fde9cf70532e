import Foundation
import TouchstoneUI

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// Usual, cancelling, or destructive.
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  /// Whether the button can be chosen.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
