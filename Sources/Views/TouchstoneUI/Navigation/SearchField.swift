import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The settings of a search field.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  /// Whether the user is searching.
  let isPresented: Binding<Bool>
  let submit: [@MainActor () -> Void]
  var placement = SearchFieldPlacement.automatic
  var tokens: [AnyView] = []
  var scopes: AnyView?
  var suggestions: AnyView?

  /// Whether the keyboard is in the field.
  var isActive: Bool { isPresented.wrappedValue }

  @MainActor func cancel() {
    text.wrappedValue = ""
    isPresented.wrappedValue = false
  }
}

/// The search field below the title.
struct SearchBar: View {
  @Environment(\.look.navigationBar.search) private var metrics
  @Environment(\.lineGrowth) private var growth
  @Environment(\.look.controls.fills) private var fills
  let search: SearchField

  var body: some View {
    VStack(spacing: metrics.scopeDistance) {
      HStack(spacing: metrics.cancelDistance) {
        SearchFieldContent(search: search)
          .frame(minHeight: metrics.height + growth)
          .background(
            RoundedRectangle(cornerRadius: metrics.cornerRadius * (1 + growth / metrics.height))
              .fill(fills.tertiary.color))
        if search.isActive {
          // The texts of a bar have one size, apart from the field's.
          Button(action: { search.cancel() }) { Text(system: .cancel) }.environment(\.dynamicTypeSize, .large)
        }
      }
      if search.isActive { search.scopes }
    }
  }
}

/// The search field at the bottom of the screen, on glass, and while the user searches a button that cancels.
struct BottomSearchBar: View {
  @Environment(\.look.navigationBar) private var bar
  @Environment(\.lineGrowth) private var growth
  let search: SearchField
  let color: Color
  let height: CGFloat

  var scopes: AnyView? { search.isActive ? search.scopes : nil }

  var body: some View {
    HStack(spacing: bar.buttonSpacing / 2) {
      SearchFieldContent(search: search).frame(minHeight: height + growth).glassEffect()
      if search.isActive {
        Button(action: { search.cancel() }) {
          Image(systemName: "xmark").foregroundStyle(color).frame(width: height, height: height).glassEffect()
        }
        .environment(\.dynamicTypeSize, .large)
        .accessibilityLabel(Text(system: .cancel))
      }
    }
  }
}

/// The magnifying glass, the tokens and the text of a search field.
struct SearchFieldContent: View {
  @Environment(\.look.navigationBar.search) private var metrics
  @Environment(\.look.controls.fills) private var fills
  let search: SearchField

  var body: some View {
    HStack(spacing: metrics.spacing) {
      Image(systemName: "magnifyingglass").foregroundStyle(metrics.hasDarkMagnifier ? Color.primary : .secondary)
      ForEach(search.tokens.indices, id: \.self) { index in
        search.tokens[index].containerStyle { $0.lineLimit(1).foregroundStyle(Color.primary) }
          .padding(.horizontal, metrics.tokenPadding.width).padding(.vertical, metrics.tokenPadding.height)
          .background(RoundedRectangle(cornerRadius: metrics.tokenRadius).fill(fills.secondary.color))
          .fixedSize()
      }
      let prompt = search.prompt ?? Text(system: .search)
      TextField(text: search.text, prompt: prompt.foregroundColor(.secondary)) { prompt }
        .foregroundStyle(Color.primary)
        .environment(\.submitActions, search.submit)
        .modifier(FocusModifier(search.isPresented))
      if !search.text.wrappedValue.isEmpty || !search.tokens.isEmpty {
        Image(systemName: "xmark.circle.fill").accessibilityIdentifier("Clear text")
      }
    }
    .containerStyle { $0.foregroundStyle(.secondary) }
    .padding(.horizontal, metrics.inset)
  }
}

/// The placement of a search field.
///
/// On iOS 26, the field of a phone is at the bottom of the screen unless it is in the navigation bar's drawer or in a
/// tab; all others are drawn below the title.
///
/// - Source: SwiftUI, `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  /// Whether a search field in the navigation bar disappears while its screen is scrolled.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool

    /// The field disappears while the screen is scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// The field is always visible.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  /// Whether the field is below the title on all systems.
  var isInDrawer = false
  /// Whether the field below the title stays while the screen is scrolled.
  var staysWhileScrolled = false

  /// Below the title, or at the bottom of the screen on iOS 26.
  public static let automatic = SearchFieldPlacement()
  /// In the navigation bar, below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(isInDrawer: true)
  /// In the sidebar; drawn below the title.
  public static let sidebar = SearchFieldPlacement(isInDrawer: true)
  /// In the toolbar; drawn like the automatic placement.
  public static let toolbar = SearchFieldPlacement()
  /// In the middle of the toolbar; drawn below the title.
  public static let toolbarPrincipal = SearchFieldPlacement(isInDrawer: true)
  /// Returns a placement in the navigation bar, below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(isInDrawer: true, staysWhileScrolled: displayMode.isAlways)
  }
}

/// A token that is shown below a search field.
struct SuggestedToken {
  let view: AnyView
  let add: () -> Void
}

/// Adds a search field to a screen.
struct SearchModifier {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  var placement = SearchFieldPlacement.automatic
  var tokens: [AnyView] = []
  var suggestedTokens: [SuggestedToken] = []
}

extension SearchModifier {
  /// Adds a search field with tokens. A tap on a suggested one adds it and removes the text.
  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>?, placement: SearchFieldPlacement,
    tokens: Binding<C>, suggested: Binding<C>?,
    token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    self.init(
      text: text, prompt: prompt, isPresented: isPresented, placement: placement,
      tokens: tokens.wrappedValue.map { AnyView(token($0)) },
      suggestedTokens: suggested.map { suggested in
        suggested.wrappedValue.map { element in
          SuggestedToken(view: AnyView(token(element))) {
            tokens.wrappedValue.append(element)
            text.wrappedValue = ""
          }
        }
      } ?? [])
  }
}

extension SearchModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let presented = presented(context)
    let field = SearchField(
      text: text, prompt: prompt, isPresented: presented, submit: context.environment.submitActions,
      placement: placement, tokens: tokens,
      scopes: context.environment.searchSettings.scopes, suggestions: suggestions(context))
    // Outside a navigation container, the field is that of its first screen.
    let inner = context.environment {
      $0.enterSearch(field)
      $0.searchSettings.scopes = nil
      $0.searchSettings.suggestions = nil
      $0.isSearching = presented.wrappedValue || (isPresented == nil && !text.wrappedValue.isEmpty)
      $0.dismissSearch = DismissSearchAction {
        text.wrappedValue = ""
        presented.wrappedValue = false
      }
    }
    guard let suggestions = field.suggestions, field.isActive else {
      return NavigationModifier { $0.search = field }.makeNodes(inner, content: content)
    }
    // While the user searches, the suggestions cover the screen.
    return NavigationModifier { $0.search = field }.makeNodes(inner) { inner in
      content(inner).enumerated().map { index, node in
        guard index == 0 else { return node }
        let list = inner.child(.secondary).environment { $0.enterOverlay() }
          .evaluateOne(SuggestionList(suggestions: suggestions))
        return LayeredNode(primary: node, secondary: list, alignment: .center, kind: .overlay)
      }
    }
  }
}

extension SearchModifier {
  /// The suggested tokens above the suggestions of the screen; `nil` if there are none.
  @MainActor private func suggestions(_ context: EvaluationContext) -> AnyView? {
    let own = context.environment.searchSettings.suggestions
    guard !suggestedTokens.isEmpty else { return own }
    let tokens = suggestedTokens
    return AnyView(
      Group {
        ForEach(tokens.indices, id: \.self) { index in
          Button(action: { tokens[index].add() }) { tokens[index].view }
            .containerStyle { $0.buttonStyle(BareButtonStyle()) }
        }
        own
      })
  }

  /// Whether the user is searching: as code says, or since a test put the focus into the field.
  @MainActor private func presented(_ context: EvaluationContext) -> Binding<Bool> {
    let presented = isPresented ?? context.child(.part(.search)).keptState(false)
    guard let focus = context.environment.searchSettings.focus else { return presented }
    return Binding {
      presented.wrappedValue || focus.wrappedValue
    } set: { isSearching in
      presented.wrappedValue = isSearching
      focus.wrappedValue = isSearching
    }
  }
}

/// The suggestions of a search in a list above the screen.
private struct SuggestionList: View {
  let suggestions: AnyView

  var body: some View { List { suggestions }.transformEnvironment(\.self) { $0.enterList(.plain) } }
}

extension EnvironmentValues {
  /// Whether the user is searching: the search field is active or contains text.
  @Entry public internal(set) var isSearching: Bool = false

  /// Ends the search.
  @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction {}
}
