import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Finds the visible screen and adds the bars around it.
@MainActor
struct NavigationAssembly {
  let context: EvaluationContext
  let path: Binding<NavigationPath>
  /// The background of the visible screen.
  let ground = ScreenGround()
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
        titleBar, ground: ground, navigator: pushesValues ? Navigator { path.wrappedValue.append($0) } : nil)
      $0.editMode = editMode
      if let dismiss { $0.dismiss = DismissAction(action: dismiss) }
    }
    let nodes = inner.evaluate(content)
    var settings = NavigationSettings()
    for said in nodes.compactMap({ $0.preference(NavigationSettingsKey.self) }) {
      NavigationSettingsKey.reduce(value: &settings) { said }
    }
    if last == nil, settings.search == nil { settings.search = context.environment.surroundings.search }
    let mode = settings.displayMode ?? .automatic
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

  private func assemble(_ screens: [Screen]) -> RenderNode {
    let top = screens[screens.count - 1]
    let previous = screens.dropLast().last
    let environment = context.environment
    if let desktop = environment.look.desktop { return assemble(top, of: desktop) }
    let metrics = environment.look.navigationBar
    let margin = metrics.margin(width: environment.viewport.room?.proposal.width ?? 0)
    // In a compact height, as on a phone in landscape, UIKit shows large titles inline.
    let isLarge = top.displayMode == .large && environment.verticalSizeClass != .compact
    let search = bottomSearch(of: top)
    // While the user searches at the bottom, nothing is at the top.
    let isSearching = search?.search.isActive ?? false && !top.settings.keepsBarInSearch
    top.titleBar.isLarge =
      isLarge && !isSearching && top.settings.shownTitle != nil
      && top.settings.bar(.navigationBar).visibility != .hidden
    let place = context.child(.secondary)
    let scrolled = ScrolledBars(at: place.child(.part(.scrolledBars)))
    let isScrolled = scrolled.contains(.top)
    func bar<Bar: View>(_ look: NavigationSettings.BarLook, _ view: Bar, at edge: VerticalEdge) -> RenderNode? {
      guard look.visibility != .hidden else { return nil }
      let own = place.child(.part(edge == .top ? .top : .bottom)).environment { setBarEnvironment(of: &$0, look) }
      return own.evaluateOne(
        view.background {
          BarGround(look: look, isScrolled: scrolled.contains(edge), line: edge == .top ? .bottom : .top)
            .ignoresSafeArea()
        })
    }
    var outward = NavigationSettings()
    outward.bars[.tabBar] = top.settings.bars[.tabBar]
    outward.edgeEffects = top.settings.edgeEffects
    let bottomItems = top.settings.items.filter { $0.placement.isBottom }
    let keyboardItems = environment.keyboardHeight > 0 ? top.settings.items.filter { $0.placement == .keyboard } : []
    var settings = top.settings
    settings.items.insert(contentsOf: sidebarButton(place, settings), at: 0)
    if search != nil { settings.search = nil }
    let bars = BarsNode(
      .navigation, content: context.column(top.nodes),
      top: isBare(top) || isSearching
        ? nil
        : bar(
          top.settings.bar(.navigationBar),
          NavigationBar(
            settings: settings, isLarge: isLarge && !isScrolled, isScrolled: isScrolled,
            back: top.settings.isBackButtonHidden ? nil : top.dismiss, previousTitle: previous?.settings.title,
            margin: margin), at: .top),
      bottom: bottomItems.isEmpty && search == nil
        ? nil
        : bar(top.settings.bar(.bottomBar), BottomBar(items: bottomItems, margin: margin, search: search), at: .bottom),
      accessory: keyboardItems.isEmpty
        ? nil : place.child(.part(.keyboardBar)).evaluateOne(KeyboardBar(items: keyboardItems, margin: margin)),
      outward: outward, edgeEffects: top.settings.edgeEffects, ground: environment.surroundings.ground ?? ground,
      keepsBottomVisible: search != nil
    )
    let collapses = top.titleBar.isLarge || settings.search.map { !$0.placement.staysWhileScrolled } == true
    let node = bars.node(in: environment)
    bars.follow(scrolled, of: node, collapsedHeight: collapses && !isScrolled ? metrics.height : nil, context.host)
    return node
  }
}

extension NavigationAssembly {
  /// Sets the environment of a bar.
  func setBarEnvironment(of environment: inout EnvironmentValues, _ look: NavigationSettings.BarLook) {
    environment.enterBar()
    if let scheme = look.colorScheme { environment.colorScheme = scheme }
  }

  /// The search field at the bottom of the screen, as on a phone with iOS 26, but not in a tab.
  private func bottomSearch(of screen: Screen) -> BottomSearchBar? {
    let environment = context.environment
    let metrics = environment.look.navigationBar
    guard let search = screen.settings.search, let capsule = metrics.capsule, let bottom = metrics.search.bottom,
      !search.placement.isInDrawer, !environment.surroundings.isInTab, environment.horizontalSizeClass != .regular
    else { return nil }
    return BottomSearchBar(search: search, color: capsule.color.color, height: bottom.height)
  }
}

/// The view that SwiftUI shows if a value has no destination.
private struct MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
  }
}
