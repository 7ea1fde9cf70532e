import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The visible screen with the bars around it.
extension NavigationAssembly {
  func assemble(_ screens: [Screen]) -> RenderNode {
    let top = screens[screens.count - 1]
    if let desktop = context.environment.look.desktop { return assemble(top, of: desktop) }
    let place = context.child(.secondary)
    let metrics = context.environment.look.navigationBar
    let margin = metrics.margin(width: context.environment.viewport.size?.proposal.width ?? 0)
    let search = bottomSearch(of: top)
    // While the bottom search field is active, the top bar is hidden.
    let isSearching = search?.search.isActive ?? false && !top.settings.keepsBarInSearch
    // In a compact height, as on a phone in landscape, UIKit shows large titles inline.
    let isLarge = top.displayMode == .large && context.environment.verticalSizeClass != .compact
    top.titleBar.isLarge =
      isLarge && !isSearching && top.settings.shownTitle != nil
      && top.settings.bar(.navigationBar).visibility != .hidden

    // The scroll offset is that of the last layout; if it changes, the screen is drawn again.
    let scrolled = ScrolledBars(at: place.child(.part(.scrolledBars)))
    let isScrolled = scrolled.contains(.top)
    var settings = top.settings
    settings.items.insert(contentsOf: sidebarButton(place, settings), at: 0)
    if search != nil { settings.search = nil }
    let showsBar = !isBare(top) && !isSearching && hasBar(top, settings)
    let bars = BarsNode(
      .navigation, content: context.column(top.nodes),
      bars: BarsNode.Bars(
        top: showsBar
          ? bar(
            NavigationBar(
              settings: settings, isLarge: isLarge && !isScrolled, isScrolled: isScrolled,
              back: top.settings.isBackButtonHidden ? nil : top.dismiss,
              previousTitle: screens.dropLast().last?.settings.title, margin: margin),
            top.settings.bar(.navigationBar), at: .top, of: place, scrolled) : nil,
        bottom: bottomBar(of: top, search, margin: margin, at: place, scrolled),
        accessory: keyboardBar(of: top, margin: margin, at: place), edgeEffects: top.settings.edgeEffects,
        background: context.environment.surroundings.background ?? background, keepsBottomVisible: search != nil),
      outward: outward(top.settings))
    // The title and a search field below it scroll away until only the bar's own height is left.
    let collapses = top.titleBar.isLarge || settings.search.map { !$0.placement.staysWhileScrolled } == true
    let node = bars.node(in: context.environment)
    bars.follow(scrolled, of: node, collapsedHeight: collapses && !isScrolled ? metrics.height : nil, context.host)
    return withBackground(node)
  }

  /// Returns the container with a background of its own where its colours are not those around it.
  private func withBackground(_ node: RenderNode) -> RenderNode {
    let environment = context.environment
    let surroundings = environment.surroundings
    guard let outer = surroundings.window.colorScheme, outer != environment.colorScheme, !surroundings.isInSheet else {
      return node
    }
    let color = environment.look.backgrounds.screen(isElevated: false)
    let background = SafeAreaIgnoringNode(
      edges: .all, child: StyleNode(style: AnyShapeStyle(color), name: "background", environment: environment))
    return LayeredNode(primary: node, secondary: background, alignment: .center, kind: .background)
  }

  /// Whether anything is in the bar, or code asks for it.
  private func hasBar(_ screen: Screen, _ settings: NavigationSettings) -> Bool {
    let look = settings.bar(.navigationBar)
    return screen.dismiss != nil || settings.title != nil || settings.search != nil
      || context.environment.surroundings.column != nil
      || look.visibility == .visible || look.backgroundVisibility == .visible || look.background != nil
      || settings.items.contains { !$0.placement.isBottom && $0.placement != .keyboard }
  }

  // MARK: Bars

  private func bar<Bar: View>(
    _ view: Bar, _ look: NavigationSettings.BarLook, at edge: VerticalEdge, of place: EvaluationContext,
    _ scrolled: ScrolledBars
  ) -> RenderNode? {
    guard look.visibility != .hidden else { return nil }
    let appearances = context.environment.appearanceProxies.settings
    let own = place.child(.part(edge == .top ? .top : .bottom)).environment {
      setBarEnvironment(of: &$0, look)
      if edge == .top { $0.takeTint(appearances.navigationTint) }
    }
    let bars = appearances.navigationBar
    let appearance = edge == .top ? (scrolled.contains(edge) ? bars.scrolled : bars.edge) : .init()
    let background = BarBackground(
      look: look, isScrolled: scrolled.contains(edge), line: edge == .top ? .bottom : .top, appearance: appearance
    ).ignoresSafeArea()
    return own.evaluateOne(view.background { background })
  }

  private func bottomBar(
    of screen: Screen, _ search: BottomSearchBar?, margin: CGFloat, at place: EvaluationContext,
    _ scrolled: ScrolledBars
  ) -> RenderNode? {
    let items = screen.settings.items.filter { $0.placement.isBottom }
    guard !items.isEmpty || search != nil else { return nil }
    return bar(
      BottomBar(items: items, margin: margin, search: search), screen.settings.bar(.bottomBar), at: .bottom, of: place,
      scrolled)
  }

  /// Returns the bar above the keyboard.
  private func keyboardBar(of screen: Screen, margin: CGFloat, at place: EvaluationContext) -> RenderNode? {
    guard context.environment.keyboardHeight > 0 else { return nil }
    let items = screen.settings.items.filter { $0.placement == .keyboard }
    return items.isEmpty
      ? nil : place.child(.part(.keyboardBar)).evaluateOne(KeyboardBar(items: items, margin: margin))
  }

  /// Returns the settings for outer containers, such as the tab bar's.
  private func outward(_ settings: NavigationSettings) -> NavigationSettings {
    var outward = NavigationSettings()
    outward.bars[.tabBar] = settings.bars[.tabBar]
    outward.edgeEffects = settings.edgeEffects
    return outward
  }

  /// Sets the environment of a bar.
  func setBarEnvironment(of environment: inout EnvironmentValues, _ look: NavigationSettings.BarLook) {
    environment.enterBar()
    if let scheme = look.colorScheme { environment.setContainerValues { $0.colorScheme = scheme } }
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
