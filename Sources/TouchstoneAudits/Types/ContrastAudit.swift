import Foundation
import TouchstoneDrawing
import TouchstoneText
import TouchstoneUI

/// Finds texts and symbols whose colour is too close to what lies behind them.
///
/// Each letter is compared at nine points with what lies there, and counts with the median of these; the limit holds for
/// the worst letter.
@MainActor struct ContrastAudit {
  private let view: AuditedView
  private let level: ContrastLevel

  init(_ view: AuditedView, level: ContrastLevel) {
    self.view = view
    self.level = level
  }

  var findings: [AuditFinding] {
    get throws {
      let candidates = view.activeViews.filter { isMeant($0.node) && !parts(of: $0.number).isEmpty }
      if candidates.isEmpty { return [] }
      let pictures = try ContrastPictures(view)
      return candidates.compactMap { finding(at: $0.node, number: $0.number, pictures) }
    }
  }

  /// Whether the contrast of a view counts: not what is disabled or only decorates.
  private func isMeant(_ node: RenderNode) -> Bool {
    if node.isInactive || node.isHiddenFromAccessibility || node.environment.isRedacted { return false }
    guard let image = node as? ImageNode else { return true }
    return image.isSymbol && image.spokenLabel != nil && !image.isMarkOfRow
  }

  /// A letter or a symbol.
  private struct Part {
    var box: CGRect
    var transform: CGAffineTransform
    var fontSize: CGFloat?

    /// Nine points, in the picture's coordinates.
    var points: [CGPoint] {
      [1.0, 3, 5].flatMap { row in
        [1.0, 3, 5].map { column in
          CGPoint(x: box.minX + box.width * column / 6, y: box.minY + box.height * row / 6).applying(transform)
        }
      }
    }
  }

  private func parts(of number: Int) -> [Part] {
    let pieces = view.drawn.pieces(of: number).filter { $0.opacity > 0.01 }
    if view.views[number] is ImageNode {
      let bounds = pieces.map(\.frame).reduce(CGRect.null) { $0.union($1) }
      return bounds.isEmpty ? [] : [Part(box: bounds, transform: .identity)]
    }
    return pieces.flatMap { piece -> [Part] in
      guard case .glyphs(let run, let paint) = piece.item, !paint.isClear else { return [] }
      return run.cells.filter { !$0.text.isEmoji && !$0.text.allSatisfy(\.isWhitespace) }.map { cell in
        let box = CGRect(
          x: cell.left, y: cell.baseline - run.size * 0.6, width: cell.right - cell.left, height: run.size * 0.6)
        return Part(box: box, transform: piece.transform, fontSize: run.size * piece.transform.scale)
      }
    }
  }

  private func finding(at node: RenderNode, number: Int, _ pictures: ContrastPictures) -> AuditFinding? {
    let visible = view.drawn.pieces(of: number).map(\.visible).reduce(CGRect.null) { $0.union($1) }
    let parts = parts(of: number)
    let bounds = parts.map { $0.box.applying($0.transform) }.reduce(CGRect.null) { $0.union($1) }
    let above = view.drawn.pieces(above: number, touching: bounds)
    let measured = parts.compactMap { part -> (ratio: Double, size: CGFloat?)? in
      let seen = part.points.filter { point in visible.contains(point) && !above.contains { $0.hides(point) } }
      let ratios = seen.compactMap { pictures.contrast(at: $0, level) }.sorted()
      return ratios.isEmpty ? nil : (ratios[ratios.count / 2], part.fontSize)
    }
    let ratios = measured.map(\.ratio).sorted()
    guard let worst = measured.min(by: { $0.ratio < $1.ratio }) else { return nil }
    let limit =
      worst.size.map { level.limit(fontSize: Double($0), isBold: node.isBold) } ?? level.symbolLimit
    guard worst.ratio < limit.contrast else { return nil }
    return view.finding(
      .contrast, at: node,
      measured: "\(level.words(worst.ratio)) at worst, \(level.words(ratios[ratios.count / 2])) in the median",
      limit: "at least \(level.words(limit.contrast)) (\(limit.criterion))",
      advice: node is ImageNode
        ? ".foregroundStyle(.primary), or Image(decorative:) if it is only decoration" : ".foregroundStyle(.primary)")
  }
}

extension Paint {
  /// Whether nothing of it shows.
  var isClear: Bool {
    if case .color(let color) = self { return color.opacity <= 0.01 }
    return false
  }
}

extension CGAffineTransform {
  /// How much longer lengths become, in the mean of both directions.
  var scale: CGFloat { (a * d - b * c).magnitude.squareRoot() }
}

extension RenderNode {
  /// Whether all letters of a text are bold.
  fileprivate var isBold: Bool {
    guard let text = self as? TextNode, !text.fonts.isEmpty else { return false }
    return text.fonts.allSatisfy { $0.weight >= 700 }
  }
}

extension ImageNode {
  /// Whether the symbol is the arrow or the handle that the system puts at the end of a row: the row says the same.
  fileprivate var isMarkOfRow: Bool {
    ["chevron.forward", "chevron.right", "line.3.horizontal"].contains(sourceName)
      && ancestor(where: \.isListRow) != nil
  }
}
