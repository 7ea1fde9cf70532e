package import Foundation
import TouchstoneDrawing

/// A removed view that is still visible while its transition runs.
///
/// It does not take part in the layout of its container and stays at the view's last position.
package final class GhostNode: RenderNode {
  /// The last origin of the view, in the coordinates of the whole tree.
  let lastOrigin: CGPoint
  private let lastSize: CGSize
  private let lastProposal: ProposedViewSize

  init(of node: RenderNode, origin: CGPoint, content: RenderNode) {
    lastOrigin = origin
    lastSize = node.frame.size
    lastProposal = node.placedProposal
    super.init(name: "ghost", environment: content.environment, children: [content])
    traits.zIndex = node.traits.zIndex
    traits.isGone = true
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { lastSize }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    for child in children { place(child, at: .zero, proposal: lastProposal) }
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }
}

extension RenderNode {
  /// The origin at which the view is drawn, in the coordinates of the whole tree.
  var originInTree: CGPoint {
    var point = frame.origin
    var node = parent
    while let outer = node {
      point.x += outer.frame.minX
      point.y += outer.frame.minY
      node = outer.parent
    }
    return point
  }
}
