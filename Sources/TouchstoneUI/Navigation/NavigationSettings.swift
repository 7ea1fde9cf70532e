import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// What the views of a screen say of the bars around them and of the screens that follow.
struct NavigationSettings {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBackButtonHidden = false
  var bars: [ToolbarPlacement: BarLook] = [:]
  var items: [ToolbarEntry] = []
  var search: SearchField?
  /// The screens of values, by the type of the value.
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  /// The screens that views ask for themselves.
  var pushes: [NavigationPush] = []

  /// How a bar looks.
  struct BarLook {
    var visibility = Visibility.automatic
    var backgroundVisibility = Visibility.automatic
    var background: AnyShapeStyle?
    var colorScheme: ColorScheme?
  }

  /// How the bar of a place looks.
  func bar(_ placement: ToolbarPlacement) -> BarLook { bars[placement] ?? bars[.automatic] ?? BarLook() }
}

/// A screen that a view asks for.
struct NavigationPush {
  let screen: AnyView
  let dismiss: () -> Void
}

/// The settings of a screen, as its views say them.
enum NavigationSettingsKey: PreferenceKey {
  static var defaultValue: NavigationSettings { NavigationSettings() }

  static func reduce(value: inout NavigationSettings, nextValue: () -> NavigationSettings) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.displayMode = value.displayMode ?? next.displayMode
    value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
    value.bars.merge(next.bars) { first, _ in first }
    value.items += next.items
    value.search = value.search ?? next.search
    value.destinations.merge(next.destinations) { first, _ in first }
    value.pushes += next.pushes
  }
}

/// Changes the settings of the screen that a view lies in.
struct NavigationModifier {
  let change: (inout NavigationSettings) -> Void
}

extension NavigationModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context)
    guard let first = nodes.first else { return nodes }
    // The last modifier counts: what it says replaces what the views within say.
    var said = first.preference(NavigationSettingsKey.self) ?? NavigationSettings()
    change(&said)
    let settings = said
    return [PreferenceNode<NavigationSettingsKey>(child: first) { _, _ in settings }] + nodes.dropFirst()
  }
}

extension View {
  nonisolated func navigation(
    _ change: @escaping (inout NavigationSettings) -> Void
  ) -> ModifiedContent<Self, NavigationModifier> {
    modifier(NavigationModifier(change: change))
  }
}

/// Pushes screens for values.
struct Navigator {
  let push: @MainActor (any Hashable) -> Void
}

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }
  private enum SearchKey: EnvironmentKey { static var defaultValue: SearchField? { nil } }

  /// The navigation around the view.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  /// The search field that was given to a view around the navigation.
  var outerSearch: SearchField? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}
