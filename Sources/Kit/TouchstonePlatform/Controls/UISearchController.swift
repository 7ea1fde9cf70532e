public import Foundation
public import TouchstoneUI

/// A controller with a search bar. Use `searchable` to have one in pictures.
open class UISearchController: UIViewController {
  public private(set) lazy var searchBar = UISearchBar(frame: .zero)
  /// The controller that shows what was found.
  public let searchResultsController: UIViewController?
  /// Told of what is typed. Never called: no one types.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the content is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go by themselves.
  open var automaticallyShowsScopeBar = true
  /// Whether a search is under way.
  open var isActive = false

  /// Creates a controller; without a second one, the content shows what was found.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }
}
