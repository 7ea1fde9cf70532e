import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// What a controller puts into the navigation bar.
@MainActor @preconcurrency
open class UINavigationItem {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As before, always, never, or beside buttons.
    case automatic, always, never, inline
  }

  open var title: String? = nil
  /// The text above the title.
  open var prompt: String? = nil
  /// The view in place of the title.
  open var titleView: UIView? = nil
  open var leftBarButtonItems: [UIBarButtonItem]? = nil
  open var rightBarButtonItems: [UIBarButtonItem]? = nil
  /// The back button of the next screen.
  open var backBarButtonItem: UIBarButtonItem? = nil
  /// The title of the back button of the next screen.
  open var backButtonTitle: String? = nil
  /// Whether the back button is hidden.
  open var hidesBackButton: Bool = false
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// The controller of the search bar.
  open var searchController: UISearchController? = nil
  open var hidesSearchBarWhenScrolling: Bool = true
  /// The appearance above scrolled content.
  open var standardAppearance: UINavigationBarAppearance? = nil
  /// The appearance at the top of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// The appearance of a low bar.
  open var compactAppearance: UINavigationBarAppearance? = nil

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  init() {}

  /// The first item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
