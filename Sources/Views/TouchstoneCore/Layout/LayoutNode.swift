package import Foundation
import TouchstoneDrawing

/// A container that arranges its children with a layout.
package class LayoutNode<L: Layout>: RenderNode {
  private let layout: L
  /// The layout direction of the environment, cached because layouts ask for it often.
  private let direction: LayoutDirection
  private var cache: L.Cache?
  private var knownArranged: [RenderNode]?

  package init(layout: L, name: String, children: [RenderNode], environment: EnvironmentValues) {
    self.layout = layout
    direction = environment.layoutDirection
    super.init(name: name, environment: environment, children: children)
  }

  /// The children that take part in layout, without those that are being removed with a transition.
  private var arranged: [RenderNode] {
    if let knownArranged { return knownArranged }
    let hasGone = children.contains { $0.traits.isGone }
    let arranged = hasGone ? children.filter { !$0.traits.isGone } : children
    knownArranged = arranged
    return arranged
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(arranged[...], layoutDirection: direction)
  }

  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews
    var working = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = working }
    return body(subviews, &working)
  }

  package override func forgetCache() {
    cache = nil
    knownArranged = nil
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  package override func computeSpacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: $0, cache: &$1) }
  }

  package override var ownAlignmentKeys: AlignmentKeys { layout is any BuiltInLayout ? .none : .any }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache { subviews, cache in
      place(subviews, in: bounds, proposal: proposal, cache: &cache)
      switch key.axis {
      case .horizontal:
        return layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        return layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    withCache { place($0, in: CGRect(origin: .zero, size: size), proposal: proposal, cache: &$1) }
    let isMirrored = direction == .rightToLeft
    let arranged = arranged
    let placements = arranged.map { $0.tentativePlacement }
    if arranged.count < children.count {
      for child in children where child.traits.isGone { place(child, at: .zero, proposal: .unspecified) }
    }
    for index in 0..<arranged.count {
      let child = arranged[index]
      // As in SwiftUI, a view that its layout does not place is centred.
      let placement =
        placements[index]
        ?? Placement(
          position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
      let childSize = child.size(for: placement.proposal)
      var origin = placement.origin(of: childSize)
      if isMirrored { origin.x = size.width - origin.x - childSize.width }
      place(child, at: origin, proposal: placement.proposal)
    }
  }

  private func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize, cache: inout L.Cache
  ) {
    for child in children { child.tentativePlacement = nil }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  package override func draw(into recorder: inout Recorder) { drawByDepth(children, into: &recorder) }
}

extension RenderNode {
  /// Draws children, those with a higher `zIndex` last.
  package func drawByDepth(_ visible: [RenderNode], into recorder: inout Recorder) {
    guard visible.contains(where: { $0.traits.zIndex != 0 }) else {
      for child in visible { child.drawAsChild(into: &recorder) }
      return
    }
    // The sort is stable: of views with equal depth, the later one is on top.
    let order = visible.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }
    for (_, child) in order { child.drawAsChild(into: &recorder) }
  }
}

/// A layout that merges the guides of its subviews and sets none itself.
package protocol BuiltInLayout: Layout {}
