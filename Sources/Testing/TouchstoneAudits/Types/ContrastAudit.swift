import Foundation
import TouchstoneDrawing
import TouchstoneText
import TouchstoneUI

/// Finds texts and symbols whose colour is too close to what lies behind them.
///
/// Each letter is compared at nine points with what lies there, and counts with the median of these. Each is held to the
/// limit for its own size and weight; the one that misses it most is reported.
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

  /// Whether the contrast of a view is checked: that of disabled and of decorative views is not.
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
    var limit: ContrastLevel.Limit

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
      return bounds.isEmpty ? [] : [Part(box: bounds, transform: .identity, limit: level.symbolLimit)]
    }
    return pieces.flatMap { piece -> [Part] in
      guard piece.showsText, case .glyphs(let run, _) = piece.item else { return [] }
      let limit = level.limit(
        fontSize: Double(run.size * piece.transform.scale), isBold: view.views[number].isBold(in: run))
      return piece.letters.filter { !$0.isEmoji }.map { cell in
        let box = CGRect(
          x: cell.left, y: cell.baseline - run.size * 0.6, width: cell.right - cell.left, height: run.size * 0.6)
        return Part(box: box, transform: piece.transform, limit: limit)
      }
    }
  }

  private func finding(at candidate: Candidate, _ pictures: inout ContrastPictures) -> AuditFinding? {
    let node = candidate.node
    let visible = view.drawn.pieces(of: candidate.number).reduce(CGRect.null) { $0.union($1.visible) }
    let bounds = candidate.parts.reduce(CGRect.null) { $0.union($1.box.applying($1.transform)) }
    let above = view.drawn.pieces(above: candidate.number, touching: bounds)
    var measured: [(sample: ContrastPictures.Sample, limit: ContrastLevel.Limit)] = []
    for part in candidate.parts {
      var samples: [ContrastPictures.Sample] = []
      for point in part.points where visible.contains(point) && !above.contains(where: { $0.hides(point) }) {
        if let sample = pictures.sample(at: point) { samples.append(sample) }
      }
      if samples.isEmpty { continue }
      samples.sort { $0.contrast < $1.contrast }
      measured.append((samples[samples.count / 2], part.limit))
    }
    let worst = measured.min {
      $0.sample.contrast / $0.limit.contrast < $1.sample.contrast / $1.limit.contrast
    }
    guard let (worst, limit) = worst, worst.contrast < limit.contrast else { return nil }
    let ratios = measured.filter { $0.limit == limit }.map(\.sample.contrast).sorted()
    let (lowest, median) = (level.words(worst.contrast), level.words(ratios[ratios.count / 2]))
    var finding = view.finding(
      .contrast, at: node,
      measured: lowest == median ? lowest : "\(lowest) at worst, \(median) in the median",
      limit: "at least \(level.words(limit.contrast)) (\(limit.criterion))",
      advice: ContrastAdvice(worst, at: node, level: level, limit: limit.contrast).text)
    finding.severity = limit.contrast / max(worst.contrast, 0.01)
    return finding
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
  /// The factor by which lengths grow, in the mean of both directions.
  var scale: CGFloat { (a * d - b * c).magnitude.squareRoot() }
}

extension RenderNode {
  /// Whether letters of a text are bold: as the axis of their font says, or as all fonts of the text are.
  fileprivate func isBold(in run: GlyphRun) -> Bool {
    if let weight = run.font.variations["wght"] { return weight >= 700 }
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
