import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Marks in the tree: one, those of a series, or, of a great many, several at once.
final class MarkNode: NodeDelegate {
  private let shapes: [MarkShape]
  private let plotSize: CGSize
  /// From the points of the plot to those that are drawn: mirrored where layout runs to the left.
  private let mirror: CGAffineTransform
  /// What the marks show, for texts of the tree.
  let details: String
  let name: String
  /// Where the node lies in the plot once it is placed.
  let home: CGRect

  init(
    _ shapes: [MarkShape], plotSize: CGSize, mirror: CGAffineTransform, summary: String
  ) {
    self.shapes = shapes
    self.plotSize = plotSize
    self.mirror = mirror
    details = summary
    home = shapes.reduce(CGRect.null) { $0.union($1.frame.applying(mirror)) }
    name = shapes.first?.kind.rawValue ?? "Marks"
  }

  func size(of node: Node, _ proposal: ProposedViewSize) -> CGSize { home.isNull ? .zero : home.size }

  func placeChildren(of node: Node, size: CGSize, proposal: ProposedViewSize) {}

  func draw(_ node: Node, into recorder: inout Recorder) {
    let frame = node.frame
    // Where an animation shows the marks elsewhere than layout has put them, they are drawn there.
    let shown = CGRect(origin: recorder.origin, size: frame.size)
    var transform = CGAffineTransform(translationX: shown.minX - home.minX, y: shown.minY - home.minY)
    if home.width > 0, home.height > 0, frame.size != home.size {
      transform = CGAffineTransform(
        a: frame.width / home.width, b: 0, c: 0, d: frame.height / home.height,
        tx: shown.minX - home.minX * frame.width / home.width, ty: shown.minY - home.minY * frame.height / home.height)
    }
    let plot = CGRect(origin: .zero, size: plotSize).applying(transform)
    for shape in shapes {
      shape.draw(
        into: &recorder, transform: mirror.concatenating(transform), plot: plot, environment: node.environment)
    }
  }
}
