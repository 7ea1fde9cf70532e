package import Foundation
public import TouchstoneDrawing

/// A window on views that may be longer than it.
///
/// It proposes its views the room across the scrolled axes and nothing along them. It reports what it is proposed along
/// the scrolled axes and its views' length across them. It places the views at its top leading corner, or as its scroll
/// anchor says.
///
/// - Source: SwiftUI, `ScrollView`; sizes by swiftuifieldguide.com.
public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
}

extension ScrollView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which it scrolls.
  ///   - showsIndicators: Whether it shows how far it is scrolled while it scrolls; no picture shows that.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
  }

  package func makeNodes(_ context: EvaluationContext) -> [Node] {
    let room = ContainerRoom()
    let inner = context.child(.content).environment {
      $0.stackAxis = nil
      $0.containerRoom = room
      $0.scrollMargins = EdgeInsets()
    }
    let nodes = inner.evaluate(content)
    let only = nodes.count == 1 ? nodes[0] : nil
    let child =
      only
      ?? LayoutNode(layout: VStackLayout(), name: "VStack", children: nodes, environment: inner.environment)
    return [ScrollNode(axes: axes, content: child, room: room, environment: context.environment)]
  }
}

/// A scroll view in the tree.
package final class ScrollNode: Node {
  private let axes: Axis.Set
  private let content: Node
  private let room: ContainerRoom
  private let margins: EdgeInsets
  /// How far the window reaches over the unsafe edges that it touches; leading is the left side.
  private var overhang = EdgeInsets()

  init(
    name: String = "ScrollView", axes: Axis.Set, content: Node, room: ContainerRoom, environment: EnvironmentValues
  ) {
    self.axes = axes
    self.content = content
    self.room = room
    margins = environment.scrollMargins
    super.init(name: name, environment: environment, children: [content])
  }

  private func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    room.update(proposal, for: content)
    return ProposedViewSize(
      width: scrolls(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: scrolls(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
  }

  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal))
    return CGSize(width: size.width + margins.horizontal, height: size.height + margins.vertical)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = contentSize(proposal)
    for axis in Axis.allCases where scrolls(axis) { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  package override var ownAlignmentKeys: AlignmentKeys { .none }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package override func computeSpacing() -> ViewSpacing { ViewSpacing() }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    overhang = insetsToUnsafeEdges()
    let seen = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    let inner = inner(seen)
    let full = contentSize(seen)
    let resolved = margins.resolved(in: environment.layoutDirection)
    var origin = CGPoint(x: resolved.leading, y: resolved.top)
    let anchor = environment.scrollAnchor
    for axis in Axis.allCases {
      let share = axis == .horizontal ? anchor?.x : anchor?.y
      let slack = size[axis] - full[axis]
      // Across the scrolled axes a narrow content lies in the middle; along them the anchor says where.
      var shift = scrolls(axis) ? slack * (share ?? 0) : slack / 2
      if scrolls(axis), axis == .horizontal, environment.layoutDirection == .rightToLeft { shift = slack - shift }
      if axis == .horizontal { origin.x += shift } else { origin.y += shift }
    }
    place(content, at: origin, proposal: inner)
    guard let target = environment.scrollRequests?.target, let found = find(target.id, in: content) else { return }
    let frame = found.frame(in: self)
    for axis in Axis.allCases where scrolls(axis) && full[axis] > size[axis] {
      let low = axis == .horizontal ? frame.minX : frame.minY
      let length = frame.size[axis]
      let share = target.anchor.map { axis == .horizontal ? $0.x : $0.y }
      // Without an anchor, just so far that the view shows.
      let wanted = share.map { (size[axis] - length) * $0 } ?? min(max(low, 0), max(0, size[axis] - length))
      let start = axis == .horizontal ? origin.x : origin.y
      let moved = min(0, max(size[axis] - full[axis], start + wanted - low))
      if axis == .horizontal { origin.x = moved } else { origin.y = moved }
    }
    place(content, at: origin, proposal: inner)
  }

  private func find(_ id: AnyHashable, in node: Node) -> Node? {
    if node.traits.id == id { return node }
    for child in node.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }

  package override func names(_ space: AnyHashable) -> Bool {
    switch space.base as? ScrollCoordinateSpace {
    case .any: true
    case .horizontal: scrolls(.horizontal)
    case .vertical: scrolls(.vertical)
    case nil: false
    }
  }

  package override func draw(into recorder: inout Recorder) {
    guard !environment.isScrollClipDisabled else {
      drawChildren(into: &recorder)
      return
    }
    let bounds = recorder.bounds(of: frame.size)
    let window = CGRect(
      x: bounds.minX - overhang.leading, y: bounds.minY - overhang.top,
      width: bounds.width + overhang.horizontal, height: bounds.height + overhang.vertical)
    recorder.clipped(to: window) { drawChildren(into: &$0) }
  }
}
