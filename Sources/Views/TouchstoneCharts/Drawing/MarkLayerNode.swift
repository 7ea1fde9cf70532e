import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The node of marks that are composited before they are drawn.
final class MarkLayerNode: NodeDelegate {
  private let layer: MarkLayer
  private let mask: [MarkShape]
  /// The annotations of the mask's marks, which are part of it.
  private let annotations: [ChartAssembly.Piece]
  private let mirror: CGAffineTransform
  private let size: CGSize

  var name: String { layer.mask == nil ? "Layer" : "Mask" }

  /// - Parameter annotations: Their nodes are the last children of the layer's node.
  init(
    _ layer: MarkLayer, mask: [MarkShape], annotations: [ChartAssembly.Piece], size: CGSize, mirror: CGAffineTransform
  ) {
    self.layer = layer
    self.mask = mask
    self.annotations = annotations
    self.size = size
    self.mirror = mirror
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize { size }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    for child in marks(of: node) { node.place(child, at: child.markOrigin, proposal: ProposedViewSize(size)) }
    for piece in annotations {
      let frame = piece.frame.applying(mirror)
      node.place(piece.node, at: frame.origin, proposal: ProposedViewSize(piece.frame.size))
    }
  }

  private func marks(of node: RenderNode) -> ArraySlice<RenderNode> { node.children.dropLast(annotations.count) }

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    var group = DisplayList.Group(isLayer: true, items: [])
    group.filters = layer.filters
    group.opacity = layer.opacity
    if layer.mask != nil {
      let origin = recorder.origin
      let place = CGAffineTransform(translationX: origin.x, y: origin.y)
      let items = recorder.recording { inner in
        for shape in mask {
          shape.draw(
            into: &inner, transform: mirror.concatenating(place), plot: CGRect(origin: origin, size: size),
            environment: node.environment)
        }
        for piece in annotations { piece.node.drawAsChild(into: &inner) }
      }
      group.mask = DisplayList.Mask(items: items)
    }
    recorder.group(group) { for mark in marks(of: node) { mark.drawAsChild(into: &$0) } }
  }
}

extension RenderNode {
  /// The origin of the node's marks in the plot.
  var markOrigin: CGPoint {
    guard let mark = (self as? DelegatingNode)?.delegate as? MarkNode, !mark.home.isNull else { return .zero }
    return mark.home.origin
  }
}
