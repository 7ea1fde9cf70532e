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

  /// Returns the visible tab. The others are not evaluated, as on iOS until they are selected.
  private func shown() -> RenderNode {
    let environment = context.environment
    let nodes = tabs.indices.contains(current) ? tabs[current].evaluate(in: tabs[current].context.environment) : []
    return nodes.count == 1
      ? nodes[0] : LayoutNode(layout: VStackLayout(), name: "VStack", children: nodes, environment: environment)
  }

  /// Returns the visible tab above a bar with all tabs.
  func bar() -> RenderNode {
    let content = shown()
    let look = (content.preference(NavigationSettingsKey.self) ?? NavigationSettings()).bar(.tabBar)
    let items = tabs.enumerated().map { index, tab in
      TabBarItem(
        id: index, label: tab.traits.tabItem ?? AnyView(EmptyView()), badge: tab.traits.listRow.badge,
        settings: tab.traits.tabItemSettings, isSelected: index == current)
    }
    let place = context.child(.content).environment {
      $0.listContext = nil
      $0.stackAxis = nil
    }
    let bar = look.visibility == .hidden ? nil : place.evaluateOne(TabBar(items: items, look: look, choose: choose))
    return BarsNode(name: "TabView", content: content, top: nil, bottom: bar).node(in: context.environment)
  }

  /// Returns the visible page with dots below.
  func pages(_ style: TabPages) -> RenderNode {
    let content = shown()
    let showsDots = style.indexDisplay == .always || (style.indexDisplay == .automatic && tabs.count > 1)
    let pages = context.child(.content).evaluateOne(
      PageDots(count: showsDots ? tabs.count : 0, current: current, hasGround: style.hasGround, choose: choose))
    let room = DelegatingNode(FillingNode(child: content), environment: context.environment, children: [content])
    return LayeredNode(primary: room, secondary: pages, alignment: .bottom, kind: .overlay)
  }
}

/// A dot for each page; that of the visible page is in full colour.
private struct PageDots: View {
  @Environment(\.look.tabBar.pages) private var metrics
  let count: Int
  let current: Int
  let hasGround: Bool
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
      .background { if hasGround { Capsule().fill(.black.opacity(metrics.backgroundOpacity)) } }
      .padding(.bottom, metrics.bottom)
    }
  }
}
