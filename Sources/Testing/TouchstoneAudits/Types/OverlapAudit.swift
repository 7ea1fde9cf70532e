import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Finds texts that other views partly cover.
///
/// A text that is covered completely counts as hidden on purpose, as in a state that is not shown.
@MainActor struct OverlapAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  var findings: [AuditFinding] {
    view.activeViews.compactMap { number, node in
      guard node is TextNode, !view.isHidden(node), !view.isInBar(node) else { return nil }
      let points = view.drawn.pieces(of: number).flatMap { piece -> [CGPoint] in
        guard piece.showsText, case .glyphs(let run, _) = piece.item else { return [] }
        return piece.letters
          .map { cell in
            CGPoint(x: (cell.left + cell.right) / 2, y: cell.baseline - run.size * 0.3).applying(piece.transform)
          }
          .filter(piece.visible.contains)
      }
      guard points.count > 1 else { return nil }
      let box = points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
      // The contents of a scroll view can be moved from under a bar.
      let touching = view.drawn.pieces(above: number, touching: box.insetBy(dx: -1, dy: -1))
      if touching.isEmpty { return nil }
      let scroll = node.ancestor { $0 is ScrollNode }
      let above =
        touching
        .filter { piece in scroll.map { view.isView(piece.view, within: $0) } ?? true }
      let covered = points.compactMap { point in above.last { $0.hides(point) }?.view }
      guard let cover = covered.first, covered.count < points.count else { return nil }
      return view.finding(
        .overlap, at: node, severity: CGFloat(covered.count) / CGFloat(points.count),
        measured: "\(covered.count) of \(points.count) letters are covered by \(view.name(of: cover))",
        limit: "no letter covered", advice: "VStack { first; second }, or a spacing that is not negative")
    }
  }
}

extension AuditedView {
  /// The path of a view by its number.
  fileprivate func name(of number: Int) -> String {
    views.indices.contains(number) ? views[number].path : root.path
  }

  /// Whether a view, by its number, lies in another one.
  fileprivate func isView(_ number: Int, within node: RenderNode) -> Bool {
    views.indices.contains(number) && views[number].isWithin(node)
  }
}
