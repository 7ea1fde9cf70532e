public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A table. Use `List` to have one in pictures.
open class UITableView: UIScrollView {
  /// The lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The colour of the lines.
  open var separatorColor: UIColor? = nil
  /// The distances of the lines from the sides, in points.
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The height of rows, in points.
  open var rowHeight: CGFloat = -1
  /// The estimated height of rows, in points.
  open var estimatedRowHeight: CGFloat = -1
  /// The estimated height of headers, in points.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// The estimated height of footers, in points.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// The height of headers, in points.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of footers, in points.
  open var sectionFooterHeight: CGFloat = -1
  /// The distance above headers, in points.
  open var sectionHeaderTopPadding: CGFloat = -1
  /// The view above the rows.
  open var tableHeaderView: UIView? = nil
  /// The view below the rows.
  open var tableFooterView: UIView? = nil
  /// The view behind the rows.
  open var backgroundView: UIView? = nil
  /// Whether rows can be selected.
  open var allowsSelection: Bool = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection: Bool = false
  /// Whether rows are edited.
  open var isEditing: Bool = false

  /// Sets at once whether rows are edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var separatorEffect: UIVisualEffect?
  open var dragInteractionEnabled = true
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// What the table shows.
  open weak var dataSource: (any UITableViewDataSource)?
  public let style: Style

  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Plain, in groups, or in groups with a distance from the sides.
    case plain, grouped, insetGrouped
  }

  /// A length that the content decides.
  public static let automaticDimension: CGFloat = -1

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Reads the rows again. Has no effect: rows are not made.
  open func reloadData() {}
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Sets the class of the cells with an identifier. Has no effect: cells are not made.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Returns a cell with an identifier: always a plain one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Returns a cell with an identifier: always none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// Deselects a row. Has no effect.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Returns the settings for all objects of the class, which pictures do not show.
  open override class func appearance() -> UITableView {
    AppearanceProxies.process.object(of: UITableView.self) { UITableView(frame: .zero) }
  }
}
