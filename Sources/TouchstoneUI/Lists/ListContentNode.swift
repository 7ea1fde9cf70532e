import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The rows, headers and footers of a list, one below the other.
///
/// It proposes its own width and no height to each of them. It reports that width and the sum of the heights and gaps.
/// It places them from the top down, each after its gap.
final class ListContentNode: NodeDelegate {
  /// How far shadows and the like are expected to extend beyond a row, in points.
  private static let reach: CGFloat = 100

  /// A part of a list with the space above it.
  struct Part {
    let node: RenderNode
    let gap: CGFloat
  }

  let name = "rows"
  private let gaps: [CGFloat]

  init(parts: [Part]) {
    gaps = parts.map(\.gap)
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    let inner = ProposedViewSize(width: proposal.width, height: nil)
    var size = CGSize.zero
    for (child, gap) in zip(node.children, gaps) {
      let own = child.size(for: inner)
      size.width = max(size.width, own.width)
      size.height += gap + own.height
    }
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(width: size.width, height: nil)
    var y: CGFloat = 0
    for (child, gap) in zip(node.children, gaps) {
      y += gap
      node.place(child, at: CGPoint(x: 0, y: y), proposal: inner)
      y += child.frame.height
    }
  }

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    guard let visible = recorder.visible?.insetBy(dx: -Self.reach, dy: -Self.reach) else {
      node.drawChildren(into: &recorder)
      return
    }
    for child in node.children
    where child.frame.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y).intersects(visible) {
      child.drawAsChild(into: &recorder)
    }
  }
}
