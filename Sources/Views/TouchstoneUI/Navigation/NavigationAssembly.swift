import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Finds the visible screen; `NavigationAssembly+Bars.swift` adds the bars around it.
@MainActor
struct NavigationAssembly {
  let context: EvaluationContext
  let path: Binding<NavigationPath>
  /// The background of the visible screen.
  let background = ScreenBackground()
  /// Whether links push screens for values. In a column of a split view, they select a row instead.
  var pushesValues = true

  /// An evaluated screen.
  struct Screen {
    let nodes: [RenderNode]
    let settings: NavigationSettings
    let displayMode: NavigationBarItem.TitleDisplayMode
    let titleBar: TitleBar
    /// The action that dismisses the screen; `nil` for the first one.
    let dismiss: (() -> Void)?
  }

  /// The maximum number of screens, which stops screens that push each other endlessly.
  private static let limit = 100

  /// Returns the visible screen with its bars.
  func node<Root: View>(of root: Root) -> RenderNode {
    var screens = [screen(root, at: context.child(.content), after: nil, dismiss: nil)]
    var destinations = screens[0].settings.destinations
    let values = path.wrappedValue.elements
    var used = 0
    // Active links are pushed first, then the elements of the path, with the destinations declared so far.
    while screens.count < Self.limit {
      let last = screens[screens.count - 1]
      let place = context.child(.index(screens.count))
      if let push = last.settings.pushes.last {
        screens.append(screen(push.screen, at: place, after: last, dismiss: push.dismiss))
      } else if used < values.count {
        let path = path
        let (value, depth) = (values[used], used)
        used += 1
        let view = destinations[ObjectIdentifier(type(of: value))]?(value) ?? AnyView(MissingDestination())
        let own = place.child(.id(AnyHashable(value)))
        screens.append(
          screen(view, at: own, after: last) {
            path.wrappedValue.elements.removeSubrange(min(depth, path.wrappedValue.count)...)
          })
      } else {
        break
      }
      destinations.merge(screens[screens.count - 1].settings.destinations) { _, new in new }
    }
    return assemble(screens)
  }

  private func screen<Content: View>(
    _ content: Content, at place: EvaluationContext, after last: Screen?, dismiss: (() -> Void)?
  ) -> Screen {
    let path = path
    let editMode = place.child(.modifier).keptState(EditMode.inactive)
    let titleBar = TitleBar()
    let inner = place.environment {
      $0.enterScreen(
        titleBar, background: background, navigator: pushesValues ? Navigator { path.wrappedValue.append($0) } : nil)
      $0.editMode = editMode
      if let dismiss { $0.dismiss = DismissAction { dismiss() } }
    }
    var nodes = inner.evaluate(content)
    if nodes.isEmpty {
      // What says the title of a screen without content is the view that it modifies.
      nodes = inner.environment { $0.enterEmptyScreen() }.evaluate(content)
    }
    // What the screen asks of its bars is known only now that it is evaluated, so bars are assembled after it.
    var settings = NavigationSettings()
    for own in nodes.compactMap({ $0.preference(NavigationSettingsKey.self) }) {
      NavigationSettingsKey.reduce(value: &settings) { own }
    }
    // A search field around the whole container is that of its first screen.
    if last == nil, settings.search == nil { settings.search = context.environment.surroundings.search }
    var mode = settings.displayMode ?? .automatic
    // Measured: the title of a sheet that is confirmed or cancelled is in the row of its buttons.
    let placements = settings.items.map(\.placement)
    if mode == .automatic, context.environment.surroundings.isInSheet, placements.contains(.cancellationAction),
      placements.contains(.confirmationAction)
    {
      mode = .inline
    }
    // An automatic title is like that of the screen below.
    return Screen(
      nodes: nodes, settings: settings, displayMode: mode == .automatic ? last?.displayMode ?? .large : mode,
      titleBar: titleBar, dismiss: dismiss)
  }

  /// Whether a screen is another navigation container with bars of its own, as in a column of a split view.
  func isBare(_ screen: Screen) -> Bool {
    let bars = (screen.nodes.first as? DelegatingNode)?.delegate as? BarsNode
    return screen.nodes.count == 1 && bars?.container == .navigation && screen.dismiss == nil
      && screen.settings.title == nil && screen.settings.items.isEmpty && screen.settings.search == nil
  }

  /// The button that shows and hides the sidebar, at the start of the first column's bar.
  func sidebarButton(_ place: EvaluationContext, _ settings: NavigationSettings) -> [ToolbarEntry] {
    guard let toggle = context.environment.surroundings.column?.toggle, !settings.removesSidebarToggle else {
      return []
    }
    return place.child(.part(.sidebarButton)).toolbarEntries(
      of: SidebarButton(toggle: toggle), placement: .topBarLeading)
  }
}

/// The view that SwiftUI shows if a value has no destination.
private struct MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
  }
}
