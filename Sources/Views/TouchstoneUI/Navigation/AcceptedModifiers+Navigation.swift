public import Foundation
public import TouchstoneCore

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets the items of a toolbar in a part of the screen. Ignored in pictures.
  public nonisolated func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the items of a toolbar in a part of the screen. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Hides a toolbar item that the system adds. Ignored in pictures.
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }

  /// Stores the user's customisation of the tabs. Ignored in pictures.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  /// Places a view above the tabs of a sidebar. Ignored in pictures.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Places a view below the tabs of a sidebar. Ignored in pictures.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Places a view at the bottom of a sidebar. Ignored in pictures.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Sets the behaviour of a search field in a toolbar. Ignored in pictures.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Sets the document of the navigation title. Ignored in pictures.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }

  /// Sets the document of the navigation title. Ignored in pictures.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Sets the document of the navigation title. Ignored in pictures.
  public nonisolated func navigationDocument<D: Transferable, I, N>(
    _ document: D, preview: SharePreview<I, N>
  ) -> some View { self }

  /// Marks the view from which a screen zooms, and sets how it is shown meanwhile. Ignored in pictures.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Sets the transition to the screen. Ignored in pictures.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Marks the view from which a screen zooms. Ignored in pictures.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Sets the style of older navigation containers. Ignored in pictures.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Sets the purpose of the bars. Ignored in pictures.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Adds a menu to the navigation title. Ignored in pictures.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Sets the text that a suggestion completes to. Ignored in pictures.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }

  /// Binds the selection in the search field. Ignored in pictures.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }

  /// Shows or hides suggestions in some places. Ignored in pictures.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Sets the token that a suggestion completes to. Ignored in pictures.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// Sets what is said about dictation in the search field. Ignored in pictures.
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }

  /// Sets when the search tab begins a search. Ignored in pictures.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Sets the style of what toolbars show. Ignored in pictures.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
}
