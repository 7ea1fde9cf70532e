import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension View {
  /// Adds a search field to the screen.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt, isPresented: nil, placement: placement))
  }

  /// Adds a search field to the screen, with a binding to whether it is active.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt, isPresented: isPresented, placement: placement))
  }

  /// Adds a search field with tokens to the screen.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, isPresented: nil, placement: placement, tokens: tokens, suggested: nil,
        token: token))
  }

  /// Binds the focus of a search field to a Boolean: the user is searching while it is true.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Binds the focus of a search field to a value: the user is searching while the binding has the value.
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    environment(\.searchSettings.focus, Binding(binding, equals: value))
  }

  /// Sets the search scopes, which are below the field while the search is active.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, label: EmptyView(), content: scopes).pickerStyle(.segmented)
    return environment(\.searchSettings.scopes, AnyView(picker))
  }

  /// Sets the search suggestions, which cover the screen while the search is active.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSettings.suggestions, AnyView(suggestions()))
  }
}
