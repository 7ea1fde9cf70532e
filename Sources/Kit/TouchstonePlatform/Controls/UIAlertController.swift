public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// An alert, which is never shown. Use `alert` to have one in pictures.
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen, or in its centre.
    case actionSheet, alert
  }

  open var message: String?
  public let preferredStyle: Style
  /// The buttons.
  public private(set) var actions: [UIAlertAction] = []
  /// The button that the return key chooses.
  open var preferredAction: UIAlertAction?
  public private(set) var textFields: [UITextField]?

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an alert at the bottom edge, without a title.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    preferredStyle = .actionSheet
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
