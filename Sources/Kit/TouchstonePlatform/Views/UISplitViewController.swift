public import Foundation
public import TouchstoneUI

/// A controller of columns, which is not drawn. Use `NavigationSplitView` to have one in pictures.
///
/// - Source: UIKit, `UISplitViewController`.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Those of the system, two or three.
    case unspecified, doubleColumn, tripleColumn
  }

  /// The columns of a split view.
  public enum Column: Int, Sendable {
    /// The columns of UIKit, in its order.
    case primary, supplementary, secondary, compact
  }

  /// Which columns are shown, and where.
  public enum DisplayMode: Int, Sendable {
    /// The modes of UIKit, in its order.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
  }

  /// How columns share the width.
  public enum SplitBehavior: Int, Sendable {
    /// The behaviours of UIKit, in its order.
    case automatic, tile, overlay, displace
  }

  public let style: Style
  private var columns: [Column: UIViewController] = [:]

  open var viewControllers: [UIViewController] = [] {
    didSet { for controller in viewControllers { addChild(controller) } }
  }
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  /// The width of the first column as a part of the whole, and its limits in points.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  open var preferredPrimaryColumnWidth: CGFloat = -1
  open var minimumPrimaryColumnWidth: CGFloat = -1
  open var maximumPrimaryColumnWidth: CGFloat = -1
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether the columns are one above the other: always `false`.
  public var isCollapsed: Bool { false }
  public var displayMode: DisplayMode { preferredDisplayMode }

  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns[column] !== vc else { return }
    columns[column]?.removeFromParent()
    columns[column] = vc
    if let vc { addChild(vc) }
  }
  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows a column. Has no effect.
  open func show(_ column: Column) {}
  /// Hides a column. Has no effect.
  open func hide(_ column: Column) {}
}

/// What is asked about a split view. No method is called.
///
/// - Source: UIKit, `UISplitViewControllerDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Which column is on top when the columns collapse.
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column { column }
}
