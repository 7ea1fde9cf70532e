import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A view that takes the whole proposed size and centres its content.
final class FillingNode: NodeDelegate {
  let name = "TabView"
  private let child: RenderNode

  init(child: RenderNode) {
    self.child = child
  }

  func spacing(of node: RenderNode) -> ViewSpacing { child.spacing }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    let own = child.size(for: ProposedViewSize(size))
    node.place(
      child, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      proposal: ProposedViewSize(size))
  }
}
