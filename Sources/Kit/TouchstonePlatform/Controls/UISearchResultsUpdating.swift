import TouchstoneUI

/// What shows what a search finds. Never called.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text of the search bar changes.
  func updateSearchResults(for searchController: UISearchController)
}
