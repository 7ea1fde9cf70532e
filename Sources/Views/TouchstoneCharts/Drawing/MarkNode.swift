import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A node that draws one mark, the marks of a series, or several of a great many marks.
final class MarkNode: NodeDelegate {
  private let shapes: [MarkShape]
  private let plotSize: CGSize
  /// The transform from plot coordinates to drawn ones, which mirrors them in a right-to-left layout.
  private let mirror: CGAffineTransform
  /// A summary of the marks, for texts of the view tree.
  let details: String
  let name: String
  /// The frame of the node in the plot.
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

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize { home.isNull ? .zero : home.size }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {}

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    let frame = node.frame
    // If an animation shows the marks in another frame than layout gave them, draw them there.
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
