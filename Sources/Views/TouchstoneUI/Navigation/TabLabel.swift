import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// An icon above text, each at its position in the bar.
struct TabLabel: View {
  @Environment(\.look.tabBar) private var metrics
  @Environment(\.look.controls.disabledOpacity) private var disabledOpacity
  @Environment(\.tint.color) private var tint
  @Environment(\.appearanceProxies) private var proxies
  let item: TabBarItem

  private var color: AnyShapeStyle {
    let own = proxies.settings.tabs
    guard item.isSelected else { return AnyShapeStyle(own.others ?? metrics.color.color) }
    if let selected = own.selected { return AnyShapeStyle(selected) }
    if tint == nil, let capsule = metrics.capsule { return AnyShapeStyle(capsule.accent.color) }
    return AnyShapeStyle(TintShapeStyle())
  }

  var body: some View {
    TabItemLayout(symbolCenter: metrics.symbolCenter, titleBaseline: metrics.titleBaseline) {
      TabItemContent(label: item.label, isSelected: item.isSelected)
    }
    .containerStyle { $0.foregroundStyle(color) }
    .opacity(item.settings.isDisabled ? disabledOpacity : 1)
    .overlay(alignment: Alignment(horizontal: .tabBadge, vertical: .top)) {
      if let badge = item.badge {
        badge.font(.system(size: metrics.badgeFontSize)).lineLimit(1).foregroundStyle(.white)
          .padding(.horizontal, metrics.badgePadding).frame(
            minWidth: metrics.badgeHeight, minHeight: metrics.badgeHeight
          )
          .background(Capsule().fill(.red))
          .fixedSize()
          .alignmentGuide(.tabBadge) { $0[.leading] - metrics.badgeLeading }
          .padding(.top, metrics.badgeTop)
      }
    }
  }
}

/// The centre of a tab, beside which its badge begins.
private enum TabBadge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
}

extension HorizontalAlignment {
  fileprivate static let tabBadge = HorizontalAlignment(TabBadge.self)
}

/// Places the centre of a tab's symbol, and the baseline of its title, at their positions in the bar.
///
/// It proposes nothing to its subviews, which take their ideal sizes. It reports the width of the widest and the
/// proposed height.
private struct TabItemLayout: Layout {
  let symbolCenter: CGFloat
  let titleBaseline: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: proposal.height ?? sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      let size = subview.dimensions(in: .unspecified)
      let top =
        subview[TabTitleKey.self]
        ? titleBaseline - size[VerticalAlignment.firstTextBaseline] : symbolCenter - size.height / 2
      subview.place(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.minY + top), proposal: .unspecified)
    }
  }
}

/// Whether a view is the title of a tab.
private struct TabTitleKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// The views of a tab; images are larger than text.
struct TabItemContent {
  let label: AnyView
  var isSelected = false
  var showsTitle = true
}

extension TabItemContent: View, PrimitiveView {
  func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let look = context.environment.look
    let inner = context.environment {
      $0.setContainerValues {
        $0.font = .system(size: look.tabBar.symbolSize, weight: look.fonts.tabSymbolWeight)
        $0.imageScale = .large
        $0.symbolVariants = .fill
        $0.setStyle(TabLabelStyle(isSelected: isSelected)) { $0.makeBody(configuration: $1) }
      }
    }
    let nodes = nodes(in: inner)
    guard !showsTitle else { return nodes }
    let symbols = nodes.filter { !$0.traits[layoutValue: TabTitleKey.self] }
    // The title still names the tab.
    let title = nodes.first { $0.traits[layoutValue: TabTitleKey.self] }?.names.first
    for symbol in symbols { symbol.traits.accessibility.label = title ?? symbol.traits.accessibility.label }
    return symbols
  }

  /// The symbols and the titles, which are marked.
  @MainActor private func nodes(in inner: EvaluationContext) -> [RenderNode] {
    let font = inner.environment.look.tabTitleFont(isSelected: isSelected)
    return inner.elements(of: label).all.flatMap { element in
      let nodes = element.evaluate(in: inner.environment)
      guard nodes.count == 1, nodes[0] is TextNode else { return nodes }
      let titles = element.evaluate(in: inner.environment { $0.setContainerValues { $0.font = font } }.environment)
      for title in titles { title.traits[layoutValue: TabTitleKey.self] = true }
      return titles
    }
  }
}

/// The icon and the title of a tab, which the bar places.
private struct TabLabelStyle: LabelStyle, BuiltInStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title.modifier(TabTitle(isSelected: isSelected)).layoutValue(key: TabTitleKey.self, value: true)
  }
}

/// The font of a tab's title.
private struct TabTitle: ViewModifier {
  @Environment(\.look) private var look
  let isSelected: Bool

  func body(content: Content) -> some View {
    content.font(look.tabTitleFont(isSelected: isSelected))
  }
}

extension Look {
  fileprivate func tabTitleFont(isSelected: Bool) -> Font {
    .system(size: tabBar.titleSize, weight: isSelected ? fonts.selectedTabTitleWeight : fonts.tabTitleWeight)
  }
}
