import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Puts a bar, or dots, around the tab that shows.
@MainActor
struct TabAssembly {
  let context: EvaluationContext
  let tabs: [ViewElement]
  let current: Int
  let choose: (Int) -> Void

  /// The tab that shows. Tabs that do not show are not evaluated, as on iOS until they are chosen.
  private func shown() -> Node {
    let environment = context.environment
    let nodes = tabs.indices.contains(current) ? tabs[current].evaluate(in: tabs[current].context.environment) : []
    return nodes.count == 1
      ? nodes[0] : LayoutNode(layout: VStackLayout(), name: "VStack", children: nodes, environment: environment)
  }

  /// The tab above a bar with all tabs.
  func bar() -> Node {
    let content = shown()
    let look = (content.preference(NavigationSettingsKey.self) ?? NavigationSettings()).bar(.tabBar)
    let items = tabs.enumerated().map { index, tab in
      TabBarItem(
        id: index, label: tab.traits.tabItem ?? AnyView(EmptyView()), badge: tab.traits.listRow.badge,
        isSelected: index == current)
    }
    let place = context.child(.content).environment {
      $0.listContext = nil
      $0.stackAxis = nil
    }
    let bar = look.visibility == .hidden ? nil : place.evaluateOne(TabBar(items: items, look: look, choose: choose))
    return BarsNode(name: "TabView", content: content, top: nil, bottom: bar).node(in: context.environment)
  }

  /// The page with dots below.
  func pages(_ style: TabPages) -> Node {
    let content = shown()
    let showsDots = style.indexDisplay == .always || (style.indexDisplay == .automatic && tabs.count > 1)
    let pages = context.child(.content).evaluateOne(
      PageDots(count: showsDots ? tabs.count : 0, current: current, hasGround: style.hasGround, choose: choose))
    let room = DelegatingNode(FillingNode(child: content), environment: context.environment, children: [content])
    return LayeredNode(primary: room, secondary: pages, alignment: .bottom, kind: .overlay)
  }
}

/// A tab in a bar.
struct TabBarItem: Identifiable {
  let id: Int
  let label: AnyView
  let badge: Text?
  let isSelected: Bool
}

/// The tabs in a bar of 49 points, as UIKit draws it before iOS 26.
private struct TabBar: View {
  let items: [TabBarItem]
  let look: NavigationSettings.BarLook
  let choose: (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(items) { item in
        Button(action: { choose(item.id) }) {
          TabLabel(item: item).padding(.bottom, 5)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
        .buttonStyle(BareButtonStyle())
        .accessibilityAddTraits(item.isSelected ? .isSelected : [])
      }
    }
    .frame(height: 49)
    .background { BarGround(look: look).ignoresSafeArea() }
  }
}

/// An icon above a text.
private struct TabLabel: View {
  let item: TabBarItem

  private var color: AnyShapeStyle {
    item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(red: 0.6, green: 0.6, blue: 0.6))
  }

  var body: some View {
    VStack(spacing: 2) { TabItemContent(label: item.label) }
      .foregroundStyle(color)
      .overlay(alignment: .top) {
        if let badge = item.badge {
          badge.font(.system(size: 13)).foregroundStyle(.white)
            .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
            .background(Capsule().fill(.red))
            .offset(x: 14, y: -2)
        }
      }
  }
}

/// The views of a tab, images larger than texts.
private struct TabItemContent {
  static let iconFont: Font = .system(size: 18, weight: .medium)
  static let titleFont: Font = .system(size: 10, weight: .medium)

  let label: AnyView
}

extension TabItemContent: View, PrimitiveView {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext) -> [Node] {
    let inner = context.environment {
      $0.font = Self.iconFont
      $0.imageScale = .large
      $0.symbolVariants = .fill
      $0.labelStyles = [TabLabelStyle()]
    }
    return inner.elements(of: label).all.flatMap { element in
      let nodes = element.evaluate(in: inner.environment)
      guard nodes.contains(where: { $0 is TextNode }) else { return nodes }
      return element.evaluate(in: inner.environment { $0.font = Self.titleFont }.environment)
    }
  }
}

/// The icon of a tab above its title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title.font(TabItemContent.titleFont)
    }
  }
}

/// A dot for each page, the one that shows in full colour.
private struct PageDots: View {
  let count: Int
  let current: Int
  let hasGround: Bool
  let choose: (Int) -> Void

  var body: some View {
    if count > 0 {
      HStack(spacing: 9) {
        ForEach(0..<count, id: \.self) { index in
          Circle().fill(.white.opacity(index == current ? 1 : 0.3)).frame(width: 7, height: 7)
            .accessibilityIdentifier("Page \(index + 1)")
            .onTapGesture { choose(index) }
        }
      }
      .padding(.horizontal, 12)
      .frame(height: 26)
      .background { if hasGround { Capsule().fill(.black.opacity(0.25)) } }
      .padding(.bottom, 8)
    }
  }
}
