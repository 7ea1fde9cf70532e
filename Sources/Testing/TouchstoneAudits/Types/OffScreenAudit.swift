import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Finds texts, images and controls that reach over the edge of the screen, and cannot be scrolled onto it.
@MainActor struct OffScreenAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  /// The greatest reach over the edge, in points: boxes of letters are a little larger than their ink, the more the larger
  /// they are.
  private func tolerance(of node: RenderNode) -> CGFloat {
    (node as? TextNode).map { max(1.5, 0.08 * ($0.fonts.map(\.size).max() ?? 0)) } ?? 1
  }

  var findings: [AuditFinding] {
    let screen = CGRect(origin: .zero, size: view.size)
    let controls = view.controls.filter { !view.isHidden($0.outer) }
      .map { ($0.inner, $0.inner.frame(in: nil)) }
    let drawn = view.activeViews.compactMap { number, node -> (RenderNode, CGRect)? in
      guard !view.isHidden(node), let box = box(of: node, number: number, screen) else { return nil }
      return (node, box)
    }
    let outside = (controls + drawn).compactMap { node, box -> (node: RenderNode, box: CGRect, cut: CGFloat)? in
      guard !box.isEmpty else { return nil }
      let cut = box.cut(by: view.rectangle(screen, along: box, of: node))
      return cut > tolerance(of: node) ? (node, box, cut) : nil
    }
    return outside.filter { node, _, _ in
      // A control is reported once, not again for each of its parts.
      !outside.contains { other, _, _ in other !== node && node.isWithin(other) }
    }
    .map { node, box, cut in
      view.finding(
        .offScreen, at: node, frame: box, severity: cut, measured: "\(cut.short) pt are outside the screen",
        limit: "within \(screen.width.short) × \(screen.height.short) pt",
        advice: ".frame(maxWidth: .infinity), or a ScrollView around content larger than the screen")
    }
  }

  /// The letters of a text, or an image that means something; a picture may bleed over the edge unless all of it is
  /// outside.
  private func box(of node: RenderNode, number: Int, _ screen: CGRect) -> CGRect? {
    let pieces = view.drawn.pieces(of: number)
    let texts = pieces.filter(\.showsText)
    if !texts.isEmpty {
      // Parts that a clip takes away are not on the screen, and not off it either.
      return texts.reduce(CGRect.null) { $0.union($1.frame.overlap(with: $1.clip)) }
    }
    guard let image = node as? ImageNode, image.spokenLabel != nil, pieces.contains(where: { $0.opacity > 0.01 }) else {
      return nil
    }
    let frame = image.frame(in: nil)
    let reachable = view.rectangle(screen, along: frame, of: node)
    return image.isSymbol || frame.overlap(with: reachable).isEmpty ? frame : nil
  }
}
