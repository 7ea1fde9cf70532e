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
      let candidates = view.activeViews.compactMap { number, node -> Candidate? in
        let parts = isMeant(node) ? parts(of: number) : []
        return parts.isEmpty ? nil : Candidate(number: number, node: node, parts: parts)
      }
      if candidates.isEmpty { return [] }
      var pictures = try ContrastPictures(view, level: level)
      return candidates.compactMap { finding(at: $0, &pictures) }
    }
  }

  /// Whether the contrast of a view counts: not what is disabled or only decorates.
  private func isMeant(_ node: RenderNode) -> Bool {
    if view.isInactive(node) || view.isHidden(node) || node.environment.isRedacted { return false }
    guard let image = node as? ImageNode else { return true }
    return image.isSymbol && image.spokenLabel != nil && !image.isMarkOfRow
  }

  /// A text or a symbol.
  private struct Candidate {
    var number: Int
    var node: RenderNode
    var parts: [Part]
  }

  /// A letter or a symbol.
  private struct Part {
    var box: CGRect
    var transform: CGAffineTransform
    var fontSize: CGFloat?

    /// Nine points, in the picture's coordinates.
    var points: [CGPoint] {
      (0..<9).map { index in
        let (row, column) = (CGFloat(index / 3 * 2 + 1), CGFloat(index % 3 * 2 + 1))
        return CGPoint(x: box.minX + box.width * column / 6, y: box.minY + box.height * row / 6).applying(transform)
      }
    }
  }

  private func parts(of number: Int) -> [Part] {
    let pieces = view.drawn.pieces(of: number)
    if view.views[number] is ImageNode {
      let bounds = pieces.reduce(CGRect.null) { $1.opacity > 0.01 ? $0.union($1.frame) : $0 }
      return bounds.isEmpty ? [] : [Part(box: bounds, transform: .identity)]
    }
    return pieces.flatMap { piece -> [Part] in
      guard piece.showsText, case .glyphs(let run, _) = piece.item else { return [] }
      let fontSize = run.size * piece.transform.scale
      return piece.letters.filter { !$0.isEmoji }.map { cell in
        let box = CGRect(
          x: cell.left, y: cell.baseline - run.size * 0.6, width: cell.right - cell.left, height: run.size * 0.6)
        return Part(box: box, transform: piece.transform, fontSize: fontSize)
      }
    }
  }

  private func finding(at candidate: Candidate, _ pictures: inout ContrastPictures) -> AuditFinding? {
    let node = candidate.node
    let visible = view.drawn.pieces(of: candidate.number).reduce(CGRect.null) { $0.union($1.visible) }
    let bounds = candidate.parts.reduce(CGRect.null) { $0.union($1.box.applying($1.transform)) }
    let above = view.drawn.pieces(above: candidate.number, touching: bounds)
    var measured: [(ratio: Double, size: CGFloat?)] = []
    for part in candidate.parts {
      var ratios: [Double] = []
      for point in part.points where visible.contains(point) && !above.contains(where: { $0.hides(point) }) {
        if let ratio = pictures.contrast(at: point) { ratios.append(ratio) }
      }
      if ratios.isEmpty { continue }
      ratios.sort()
      measured.append((ratios[ratios.count / 2], part.fontSize))
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
