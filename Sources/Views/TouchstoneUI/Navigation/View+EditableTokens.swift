import Foundation
public import TouchstoneCore

extension View {
  /// Adds a search field with tokens that can be changed to the screen.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    searchable(text: text, tokens: editableTokens, placement: placement, prompt: prompt) {
      token(editableTokens.element($0))
    }
  }

  /// Adds a search field with tokens that can be changed to the screen.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    searchable(text: text, tokens: editableTokens, placement: placement, prompt: Text(prompt)) {
      token(editableTokens.element($0))
    }
  }

  /// Adds a search field with tokens that can be changed to the screen.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    searchable(text: text, tokens: editableTokens, isPresented: isPresented, placement: placement, prompt: prompt) {
      token(editableTokens.element($0))
    }
  }

  /// Adds a search field with tokens that can be changed to the screen.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    searchable(text: text, tokens: editableTokens, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    {
      token(editableTokens.element($0))
    }
  }
}

extension Binding where Value: MutableCollection, Value.Element: Identifiable {
  /// Returns a binding to the element with the identity of another.
  func element(_ element: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element> {
      wrappedValue.first { $0.id == element.id } ?? element
    } set: { changed in
      if let index = wrappedValue.firstIndex(where: { $0.id == element.id }) { wrappedValue[index] = changed }
    }
  }
}
