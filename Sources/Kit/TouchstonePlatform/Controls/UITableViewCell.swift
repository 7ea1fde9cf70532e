public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A cell of a table.
open class UITableViewCell: UIView {
  /// The symbol at the end.
  open var accessoryType: AccessoryType = .none
  /// The view at the end.
  open var accessoryView: UIView? = nil
  /// How a selection is shown.
  open var selectionStyle: SelectionStyle = .default
  /// The view behind the content.
  open var backgroundView: UIView? = nil
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? = nil
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  open var contentConfiguration: (any UIContentConfiguration)? = nil

  open var isEditing: Bool = false
  /// The distances of the line from the sides, in points.
  open var separatorInset: UIEdgeInsets = .zero
  open var multipleSelectionBackgroundView: UIView? = nil
  open var automaticallyUpdatesContentConfiguration: Bool = true
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true
  private let style: CellStyle
  public let reuseIdentifier: String?
  public private(set) lazy var contentView = UIView(frame: .zero)
  /// The title.
  public private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
  /// The subtitle.
  public private(set) lazy var detailTextLabel: UILabel? = UILabel(frame: .zero)
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)

  /// The style of a cell.
  public enum CellStyle: Int, Sendable {
    /// The styles of UIKit, in its order.
    case `default`, value1, value2, subtitle
  }

  /// The lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// None, a line, or an etched line.
    case none, singleLine, singleLineEtched
  }

  /// How a selection is shown.
  public enum SelectionStyle: Int, Sendable {
    /// The styles of UIKit, in its order.
    case none, blue, gray, `default`
  }

  /// The symbol at the end.
  public enum AccessoryType: Int, Sendable {
    /// The symbols of UIKit, in its order.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates a cell of the default style.
  public override init(frame: CGRect) {
    (reuseIdentifier, style) = (nil, .default)
    super.init(frame: frame)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns the content of a cell of the style, to be changed and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Called before the cell is used again. Never called.
  open func prepareForReuse() {}
  /// Sets at once whether the cell is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Highlights the cell at once.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Selects the cell at once.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Returns the settings for all cells, which pictures do not show.
  open override class func appearance() -> UITableViewCell {
    AppearanceProxies.process.object(of: UITableViewCell.self) {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
