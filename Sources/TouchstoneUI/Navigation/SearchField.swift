import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The settings of a search field.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let submit: [@MainActor () -> Void]
}

/// The search field as it is drawn.
struct SearchBar: View {
  @Environment(\.look.navigationBar.search) private var metrics
  let search: SearchField

  var body: some View {
    HStack(spacing: metrics.spacing) {
      Image(systemName: "magnifyingglass").foregroundStyle(metrics.hasDarkMagnifier ? .primary : .secondary)
      TextField(text: search.text, prompt: (search.prompt ?? Text(verbatim: "Search")).foregroundColor(.secondary)) {
        search.prompt ?? Text(verbatim: "Search")
      }
      .foregroundStyle(.primary)
      .environment(\.submitActions, search.submit)
    }
    .foregroundStyle(.secondary)
    .padding(.horizontal, metrics.inset)
    .frame(height: metrics.height)
    .background(RoundedRectangle(cornerRadius: metrics.cornerRadius).fill(ControlColors.tertiaryFill))
  }
}

/// The placement of a search field, which is always drawn in the navigation bar.
///
/// - Source: SwiftUI, `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  /// Whether a search field in the navigation bar disappears while its screen is scrolled.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The field disappears while the screen is scrolled. It is drawn as before scrolling.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field is always visible.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// Below the title. All placements are drawn alike.
  public static let automatic = SearchFieldPlacement()
  /// In the navigation bar, below the title. All placements are drawn alike.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the sidebar. All placements are drawn alike.
  public static let sidebar = SearchFieldPlacement()
  /// In the toolbar. All placements are drawn alike.
  public static let toolbar = SearchFieldPlacement()
  /// Returns a placement in the navigation bar, whatever the mode.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// Adds a search field to a screen.
struct SearchModifier {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
}

extension SearchModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let field = SearchField(
      text: text, prompt: prompt, isPresented: isPresented, submit: context.environment.submitActions)
    // Outside a navigation container, the field is that of its first screen.
    let inner = context.environment {
      $0.outerSearch = field
      $0.isSearching = isPresented?.wrappedValue ?? !text.wrappedValue.isEmpty
      $0.dismissSearch = DismissSearchAction {
        text.wrappedValue = ""
        isPresented?.wrappedValue = false
      }
    }
    return NavigationModifier { $0.search = field }.makeNodes(inner, content: content)
  }
}

extension EnvironmentValues {
  private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
  }

  /// Whether the user is searching: the search field is active or contains text.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Ends the search.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
