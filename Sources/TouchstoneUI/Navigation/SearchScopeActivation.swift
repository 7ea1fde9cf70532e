import TouchstoneCore

/// When the search scopes appear. Pictures leave them out.
///
/// - Source: SwiftUI, `SearchScopeActivation`.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// Depends on the platform.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// While text is entered.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// While the search field is active.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}
