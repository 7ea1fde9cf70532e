import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// What a search bar asks and tells. Nothing of it is called: no one edits, taps or scrolls in a picture.
///
/// - Source: UIKit, `UISearchBarDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether editing begins.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search is asked for.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the search is ended.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Returns whether editing begins.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Called when editing has begun.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Called when editing has ended.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Called when the text has changed.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Called when the search is asked for.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Called when the search is ended.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
