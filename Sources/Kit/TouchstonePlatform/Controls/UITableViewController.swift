public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A controller of a table; Touchstone does not draw it.
open class UITableViewController: UIViewController {
  public let tableView: UITableView

  /// Creates a controller of a table of a style.
  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Makes the table the view.
  open override func loadView() { view = tableView }
}
