package import Foundation
package import TouchstoneDrawing

/// A view with a bar on one of its edges.
///
/// It proposes the bar the space that the view can spare, and the view the rest minus the spacing. It reports the sum
/// of both lengths and the spacing. It places the bar on its edge and the view on the opposite one, aligned with each
/// other.
package final class InsetNode: RenderNode {
  private let primary: RenderNode
  private let bar: RenderNode
  private let edge: Edge
  private let fixedDistance: CGFloat?
  private let alignment: AlignmentKey
  private var barLength: CGFloat = 0

  init(primary: RenderNode, bar: RenderNode, edge: Edge, spacing: CGFloat?, alignment: AlignmentKey) {
    self.primary = primary
    self.bar = bar
    self.edge = edge
    fixedDistance = spacing
    self.alignment = alignment
    super.init(name: "safeAreaInset", environment: primary.environment, children: [primary, bar])
    traits = primary.traits
  }

  private var axis: Axis { edge.axis }

  private var distance: CGFloat { fixedDistance ?? primary.spacing.distance(to: bar.spacing, along: axis) }

  package override var unsafeInsets: EdgeInsets? {
    EdgeInsets(barLength, edges: Edge.Set(edge)).resolved(in: environment.layoutDirection)
  }

  private func proposals(_ proposal: ProposedViewSize) -> (primary: ProposedViewSize, bar: ProposedViewSize) {
    guard let space = proposal[axis] else { return (proposal, proposal) }
    let free = max(space.less(distance), 0)
    var forBar = proposal
    forBar[axis] = 0
    forBar[axis] = max(free.less(primary.size(for: forBar)[axis]), 0)
    var forPrimary = proposal
    forPrimary[axis] = max(free.less(bar.size(for: forBar)[axis]), 0)
    return (forPrimary, forBar)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let (forPrimary, forBar) = proposals(proposal)
    let mine = primary.size(for: forPrimary)
    let theirs = bar.size(for: forBar)
    return axis == .horizontal
      ? CGSize(width: mine.width + distance + theirs.width, height: max(mine.height, theirs.height))
      : CGSize(width: max(mine.width, theirs.width), height: mine.height + distance + theirs.height)
  }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    // Across the edge, both already know the available space.
    var known = proposal
    let crossAxis = axis.crossing
    known[crossAxis] = proposal[crossAxis] ?? size[crossAxis]
    let (forPrimary, forBar) = proposals(known)
    let mine = primary.dimensions(for: forPrimary)
    let theirs = bar.dimensions(for: forBar)
    barLength = theirs.size[axis] + distance
    var atPrimary = CGPoint(x: (size.width - mine.width) / 2, y: (size.height - mine.height) / 2)
    var atBar = atPrimary
    let shift = mine[alignment] - theirs[alignment]
    switch edge {
    case .top: (atPrimary.y, atBar.y) = (size.height - mine.height, 0)
    case .bottom: (atPrimary.y, atBar.y) = (0, size.height - theirs.height)
    case .leading: (atPrimary.x, atBar.x) = (size.width - mine.width, 0)
    case .trailing: (atPrimary.x, atBar.x) = (0, size.width - theirs.width)
    }
    if axis == .vertical { atBar.x = atPrimary.x + shift } else { atBar.y = atPrimary.y + shift }
    if environment.layoutDirection == .rightToLeft {
      atPrimary.x = size.width - atPrimary.x - mine.width
      atBar.x = size.width - atBar.x - theirs.width
    }
    place(primary, at: atPrimary, proposal: forPrimary)
    place(bar, at: atBar, proposal: forBar)
  }
}

/// A view that insets its content from its edges.
///
/// It proposes its own proposal minus the insets. It reports the content's size plus the insets. It places the content
/// inside the leading and top insets.
package final class SafeAreaPaddingNode: RenderNode {
  private let content: RenderNode
  private let padding: EdgeInsets

  init(padding: EdgeInsets, content: RenderNode) {
    self.padding = padding.resolved(in: content.environment.layoutDirection)
    self.content = content
    super.init(name: "safeAreaPadding", environment: content.environment, children: [content])
    traits = content.traits
  }

  package override var unsafeInsets: EdgeInsets? { padding }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - padding.horizontal) },
      height: proposal.height.map { max(0, $0 - padding.vertical) })
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal))
    return CGSize(width: size.width + padding.horizontal, height: size.height + padding.vertical)
  }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    place(content, at: CGPoint(x: padding.leading, y: padding.top), proposal: inner(proposal))
  }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
