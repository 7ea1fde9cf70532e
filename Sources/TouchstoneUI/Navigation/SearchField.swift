import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A text that a person searches for.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let submit: [@MainActor () -> Void]
}

/// The field of a search.
struct SearchBar: View {
  @Environment(\.look.navigationBar.search) private var metrics
  let search: SearchField

  var body: some View {
    HStack(spacing: metrics.spacing) {
      Image(systemName: "magnifyingglass").foregroundStyle(metrics.hasDarkMagnifier ? .primary : .secondary)
      TextField(text: search.text, prompt: (search.prompt ?? Text("Search")).foregroundColor(.secondary)) {
        search.prompt ?? Text("Search")
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

/// Where a search field lies; it lies in the bar of the navigation.
///
/// - Source: SwiftUI, `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  /// Whether a search field in the bar goes away while its screen is scrolled.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The field goes away while the screen is scrolled; drawn as it is before.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field stays.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// Below the title; the placements are all drawn alike.
  public static let automatic = SearchFieldPlacement()
  /// In the bar, below the title; the placements are all drawn alike.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the sidebar; the placements are all drawn alike.
  public static let sidebar = SearchFieldPlacement()
  /// In the toolbar; the placements are all drawn alike.
  public static let toolbar = SearchFieldPlacement()
  /// In the bar; it is drawn there whatever the mode.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// Gives a screen a search field.
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
    // Around a navigation, the field is that of its first screen.
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

  /// Whether a person searches: the search field is in use or has a text.
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
