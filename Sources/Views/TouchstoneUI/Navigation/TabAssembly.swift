import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Adds a tab bar, or page dots, to the visible tab.
@MainActor
struct TabAssembly {
  let context: EvaluationContext
  let tabs: [ViewElement]
  let current: Int
  let choose: (Int) -> Void
  private let background = ScreenBackground()

  init(context: EvaluationContext, tabs: [ViewElement], current: Int, choose: @escaping (Int) -> Void) {
    self.context = context
    self.tabs = tabs
    self.current = current
    self.choose = choose
  }

  /// Returns the visible tab. The others are not evaluated, as on iOS until they are selected.
  private func shown() -> RenderNode {
    let environment = context.environment
    var inner = tabs.indices.contains(current) ? tabs[current].context.environment : environment
    inner.enterTab(background)
    let nodes = tabs.indices.contains(current) ? tabs[current].evaluate(in: inner) : []
    return context.column(nodes)
  }

  /// Returns the visible tab above a bar with all tabs.
  func bar() -> RenderNode {
    // First, because what the visible tab asks of the bar is known only when it is evaluated.
    let content = shown()
    let settings = content.preference(NavigationSettingsKey.self) ?? NavigationSettings()
    let look = settings.bar(.tabBar)
    let items = tabs.enumerated().map { index, tab in
      TabBarItem(
        id: index, label: tab.traits.tabItem ?? AnyView(EmptyView()), badge: tab.traits.listRow.badge,
        settings: tab.traits.tabItemSettings, isSelected: index == current)
    }
    let place = context.environment { $0.leaveContainer() }
    if let desktop = context.environment.look.desktop {
      // On macOS, tabs are a control around their content: nothing is scrolled below them.
      let tabs = DesktopTabs(metrics: desktop.tabs, items: items, content: NodeView(node: content), choose: choose)
      return place.child(.part(.content)).evaluateOne(tabs)
    }
    let scrolled = ScrolledBars(at: place.child(.part(.scrolledBars)))
    // The accessory may read in which of the two bars it is, so each bar evaluates its own.
    func bar(isMinimized: Bool, at place: EvaluationContext) -> RenderNode {
      let inner = place.environment { $0.tabViewBottomAccessoryPlacement = isMinimized ? .inline : .expanded }
      return inner.evaluateOne(
        TabBar(
          items: items, look: look, isScrolled: scrolled.contains(.bottom),
          accessory: context.environment.tabSettings.accessory, isMinimized: isMinimized, choose: choose))
    }
    let environment = context.environment
    let minimizes = environment.tabSettings.minimizing == .onScrollDown && environment.look.tabBar.capsule != nil
    let isHidden = look.visibility == .hidden || environment.appearanceProxies.settings.isTabBarHidden
    // Only the layout tells whether content is scrolled, so it chooses between the two bars.
    let bars = BarsNode(
      .tabs, content: content,
      bars: BarsNode.Bars(
        bottom: isHidden ? nil : bar(isMinimized: false, at: place.child(.part(.bottom))),
        minimized: isHidden || !minimizes ? nil : bar(isMinimized: true, at: place.child(.part(.minimizedBar))),
        edgeEffects: settings.edgeEffects, background: background))
    let node = bars.node(in: environment)
    bars.follow(scrolled, of: node, context.host)
    return node
  }

  /// Returns the visible page with dots below.
  func pages(_ display: PageTabViewStyle.IndexDisplayMode) -> RenderNode {
    let content = shown()
    let showsDots = display == .always || (display == .automatic && tabs.count > 1)
    let pages = context.child(.part(.pageDots)).evaluateOne(
      PageDots(
        count: showsDots ? tabs.count : 0, current: current,
        hasBackground: context.environment.tabSettings.indexHasBackground, choose: choose))
    let filling = DelegatingNode(FillingNode(child: content), environment: context.environment, children: [content])
    return LayeredNode(primary: filling, secondary: pages, alignment: .bottom, kind: .overlay)
  }
}

/// A dot for each page; that of the visible page is in full colour.
private struct PageDots: View {
  @Environment(\.look.tabBar.pages) private var metrics
  let count: Int
  let current: Int
  let hasBackground: Bool
  let choose: (Int) -> Void

  var body: some View {
    if count > 0 {
      HStack(spacing: metrics.dotSpacing) {
        ForEach(0..<count, id: \.self) { index in
          Circle().fill(.white.opacity(index == current ? 1 : metrics.dotOpacity))
            .frame(width: metrics.dotSize, height: metrics.dotSize)
            .accessibilityIdentifier("Page \(index + 1)")
            .onTapGesture { choose(index) }
        }
      }
      .padding(.horizontal, metrics.padding)
      .frame(height: metrics.height)
      .background { if hasBackground { Capsule().fill(.black.opacity(metrics.backgroundOpacity)) } }
      .padding(.bottom, metrics.bottom)
    }
  }
}
