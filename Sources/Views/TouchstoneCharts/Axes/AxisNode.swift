import Foundation
import TouchstoneUI

/// The node of an axis's strip, to which the axis style applies as a whole.
final class AxisNode: NodeDelegate {
  let name = "Axis"
  private let pieces: [ChartAssembly.Piece]
  private let strip: CGRect

  init(_ pieces: [ChartAssembly.Piece], strip: CGRect) {
    self.pieces = pieces
    self.strip = strip
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize { strip.size }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    for piece in pieces {
      let frame = piece.frame.offsetBy(dx: -strip.minX, dy: -strip.minY)
      let x = node.environment.layoutDirection == .rightToLeft ? size.width - frame.maxX : frame.minX
      node.place(piece.node, at: CGPoint(x: x, y: frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}
