public import TouchstoneCore

/// When the search scopes appear. Pictures show them while the search is active, whatever the activation.
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

extension View {
  /// Sets the search scopes, which are below the field while the search is active, whatever the activation.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }
}
