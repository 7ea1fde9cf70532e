import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A screen between a top bar and a bottom bar, with another bar on the keyboard.
///
/// It proposes its width to each bar, and the space between the bars to the screen. It reports the proposed size; where
/// a dimension is not proposed, it reports that of the screen including the bars. It places the screen centred between
/// the bars. The keyboard covers the bottom bar, which stays where it is. A floating bottom bar is at the edge of the
/// screen instead of that of the safe area.
final class BarsNode: NodeDelegate {
  /// The container whose bars they are.
  enum Container {
    case navigation, tabs
  }

  /// The bars, and how they are drawn above the screen.
  struct Bars {
    var top: RenderNode?
    var bottom: RenderNode?
    /// What replaces the bottom bar while the screen is scrolled down.
    var minimized: RenderNode?
    /// The bar on the keyboard.
    var accessory: RenderNode?
    var edgeEffects = ScrollEdgeEffects()
    var background: ScreenBackground?
    /// Whether the keyboard moves the bottom bar up.
    var keepsBottomVisible = false
  }

  let container: Container
  private let content: RenderNode
  private let bars: Bars
  /// The settings that are passed to the bars of enclosing containers.
  private let outward: NavigationSettings
  var name: String { container == .navigation ? "NavigationStack" : "TabView" }
  private var lengths = (top: CGFloat(0), bottom: CGFloat(0))

  init(
    _ container: Container, content: RenderNode, bars: Bars, outward: NavigationSettings = NavigationSettings()
  ) {
    self.container = container
    self.content = content
    self.bars = bars
    self.outward = outward
  }

  func node(in environment: EnvironmentValues) -> RenderNode {
    DelegatingNode(
      self, environment: environment, children: [content] + [bars.top, bars.bottom, bars.accessory].compactMap { $0 })
  }

  var unsafeInsets: EdgeInsets? {
    EdgeInsets(top: lengths.top, leading: 0, bottom: lengths.bottom, trailing: 0)
  }

  /// The settings of the views inside apply to this navigation container only, except for those of the tab bar.
  func preference<K: PreferenceKey>(_ key: K.Type, of node: RenderNode) -> K.Value? {
    key == NavigationSettingsKey.self ? outward as? K.Value : node.preferenceOfChildren(key)
  }

  private func height(of bar: RenderNode?, width: CGFloat?) -> CGFloat {
    bar?.size(for: ProposedViewSize(width: width, height: nil)).height ?? 0
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let taken = height(of: bars.top, width: proposal.width) + height(of: bars.bottom, width: proposal.width)
    return ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - taken) })
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let size = content.size(for: inner(proposal))
    let widths = [bars.top, bars.bottom].compactMap { $0?.size(for: .unspecified).width }
    let width = proposal.width ?? max(size.width, widths.max() ?? 0)
    return CGSize(
      width: width,
      height: proposal.height ?? size.height + height(of: bars.top, width: width)
        + height(of: bars.bottom, width: width))
  }

  /// How far the top bar is in the unsafe area: on the first phones with a Dynamic Island, a little.
  private func overlap(of node: RenderNode) -> CGFloat {
    let metrics = node.environment.look.navigationBar
    let unsafe = node.insetsToUnsafeEdges(.container).top
    return bars.top != nil && abs(unsafe - metrics.islandHeight) < 0.5 ? metrics.islandOverlap : 0
  }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    let overlap = overlap(of: node)
    let covered = bars.keepsBottomVisible ? 0 : node.insetsToUnsafeEdges(.keyboard).bottom
    // A floating bar is at the edge of the screen.
    let floats = node.environment.look.tabBar.capsule != nil
    let reach = floats && bars.bottom != nil ? node.insetsToUnsafeEdges(.container).bottom : 0
    let bottomHeight = height(of: bars.bottom, width: size.width)
    let accessoryHeight = height(of: bars.accessory, width: size.width)
    lengths = (
      max(0, height(of: bars.top, width: size.width) - overlap), max(0, bottomHeight - covered - reach, accessoryHeight)
    )
    let space = CGSize(width: size.width, height: max(0, size.height - lengths.top - lengths.bottom))
    let own = content.size(for: ProposedViewSize(space))
    node.place(
      content, at: CGPoint(x: (space.width - own.width) / 2, y: lengths.top + (space.height - own.height) / 2),
      proposal: ProposedViewSize(space))
    let along = ProposedViewSize(width: size.width, height: nil)
    if let top = bars.top { node.place(top, at: CGPoint(x: 0, y: -overlap), proposal: along) }
    if var bottom = bars.bottom {
      if let minimized = bars.minimized, scrollViews.contains(where: { $0.isScrolled(beyond: .top) }) {
        node.adopt([content] + [bars.top, minimized, bars.accessory].compactMap { $0 })
        bottom = minimized
      }
      let own = height(of: bottom, width: size.width)
      node.place(bottom, at: CGPoint(x: 0, y: size.height - own + covered + reach), proposal: along)
    }
    if let accessory = bars.accessory {
      node.place(accessory, at: CGPoint(x: 0, y: size.height - accessoryHeight), proposal: along)
    }
  }

  /// The outermost scroll views of the screen that scroll vertically.
  private var scrollViews: [ScrollNode] {
    var found: [ScrollNode] = []
    func visit(_ node: RenderNode) {
      if let scroll = node as? ScrollNode, scroll.isVertical {
        found.append(scroll)
      } else {
        node.children.forEach(visit)
      }
    }
    visit(content)
    return found
  }

  /// Returns whether a scroll view has content under the bar at an edge.
  private func isUnderBar(_ scroll: ScrollNode, at edge: VerticalEdge, of node: RenderNode) -> Bool {
    guard scroll.isScrolled(beyond: edge) else { return false }
    let frame = scroll.visibleFrame(in: node)
    return edge == .top ? frame.minY < lengths.top : frame.maxY > node.frame.height - lengths.bottom
  }

  /// Keeps the edges under whose bars content is scrolled, once the screen is laid out.
  ///
  /// - Parameter collapsedHeight: The height of the top bar while content is scrolled under it, if it is higher now. It
  ///   stays as it is if all content would be visible then.
  @MainActor
  func follow(_ scrolled: ScrolledBars, of node: RenderNode, collapsedHeight: CGFloat? = nil, _ host: EvaluationHost) {
    host.afterEvaluation { [self] in
      let growth = collapsedHeight.map { (bars.top?.frame.height ?? 0) - $0 } ?? 0
      let scrolls = scrollViews
      var found: VerticalEdge.Set = []
      if bars.top != nil,
        scrolls.contains(where: { isUnderBar($0, at: .top, of: node) && $0.scrolls(inWindowLongerBy: growth) })
      {
        found.insert(.top)
      }
      if bars.bottom != nil, scrolls.contains(where: { isUnderBar($0, at: .bottom, of: node) }) {
        found.insert(.bottom)
      }
      scrolled.update(found, in: host.picture)
    }
  }

  // MARK: Drawing

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    content.drawAsChild(into: &recorder)
    if let effect = node.environment.look.navigationBar.edgeEffect {
      let scrolls = scrollViews
      let unsafe = node.insetsToUnsafeEdges(.container)
      let edges: [(VerticalEdge, CGFloat, CGFloat)] = [
        (.top, lengths.top, unsafe.top), (.bottom, lengths.bottom, unsafe.bottom),
      ]
      for (edge, length, beyond) in edges
      where length > 0 && bars.edgeEffects.hidden[edge] != true
        && scrolls.contains(where: { isUnderBar($0, at: edge, of: node) })
      {
        let isHard = bars.edgeEffects.styles[edge]?.isHard == true
        let height = length + beyond + (isHard ? 0 : effect.reach)
        let area = CGRect(
          x: 0, y: edge == .top ? -beyond : node.frame.height + beyond - height, width: node.frame.width, height: height
        )
        let fade = EdgeFade(effect: effect, edge: edge, isHard: isHard, background: bars.background?.color)
        fade.draw(in: area.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y), node.environment, into: &recorder)
      }
    }
    for bar in node.children where bar !== content { bar.drawAsChild(into: &recorder) }
  }
}

extension EvaluationContext {
  /// Returns the only one of some nodes, or all of them below each other.
  func column(_ nodes: [RenderNode]) -> RenderNode {
    if nodes.count == 1 { return nodes[0] }
    return LayoutNode(layout: VStackLayout(), name: "VStack", children: nodes, environment: environment)
  }
}
