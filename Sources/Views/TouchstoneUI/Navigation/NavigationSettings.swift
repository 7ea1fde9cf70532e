import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The settings of a screen's views for the bars around them and for the screens that follow.
struct NavigationSettings {
  var title: Text?
  /// The text below the title in a toolbar of macOS.
  var subtitle: Text?
  var removesTitle = false
  var removesSidebarToggle = false
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBackButtonHidden = false
  var bars: [ToolbarPlacement: BarLook] = [:]
  var items: [ToolbarEntry] = []
  var edgeEffects = ScrollEdgeEffects()
  var search: SearchField?
  /// Whether the bar stays visible while the user searches.
  var keepsBarInSearch = false
  /// The screens of values, by the type of the value.
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  /// The screens that views push themselves.
  var pushes: [NavigationPush] = []

  /// The appearance of a bar.
  struct BarLook {
    var visibility = Visibility.automatic
    var backgroundVisibility = Visibility.automatic
    var background: AnyShapeStyle?
    var colorScheme: ColorScheme?
  }

  /// The title, unless it is only that of the back button.
  var shownTitle: Text? { removesTitle ? nil : title }

  /// Returns the appearance of the bar at the given placement.
  func bar(_ placement: ToolbarPlacement) -> BarLook { bars[placement] ?? bars[.automatic] ?? BarLook() }
}

/// A screen that a view pushes.
struct NavigationPush {
  let screen: AnyView
  let dismiss: () -> Void
}

/// The settings of a screen, collected from its views.
enum NavigationSettingsKey: PreferenceKey {
  static var defaultValue: NavigationSettings { NavigationSettings() }

  static func reduce(value: inout NavigationSettings, nextValue: () -> NavigationSettings) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.removesTitle = value.removesTitle || next.removesTitle
    value.removesSidebarToggle = value.removesSidebarToggle || next.removesSidebarToggle
    value.displayMode = value.displayMode ?? next.displayMode
    value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
    value.bars.merge(next.bars) { first, _ in first }
    value.items += next.items
    value.edgeEffects.merge(next.edgeEffects)
    value.search = value.search ?? next.search
    value.keepsBarInSearch = value.keepsBarInSearch || next.keepsBarInSearch
    value.destinations.merge(next.destinations) { first, _ in first }
    value.pushes += next.pushes
  }
}

/// Changes the settings of the screen that contains a view.
struct NavigationModifier {
  let change: (inout NavigationSettings) -> Void
}

extension NavigationModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    var nodes = content(context)
    if nodes.isEmpty, context.environment.surroundings.isEmptyScreen {
      nodes = context.child(.secondary).evaluate(Color.clear.frame(width: 0, height: 0))
    }
    guard let first = nodes.first else { return nodes }
    // The outermost modifier wins: it replaces the settings of the views inside.
    var combined = first.preference(NavigationSettingsKey.self) ?? NavigationSettings()
    change(&combined)
    let settings = combined
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
