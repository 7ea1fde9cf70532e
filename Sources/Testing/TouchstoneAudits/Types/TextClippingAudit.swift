import Foundation
import TouchstoneDrawing
import TouchstoneText
import TouchstoneUI

/// Finds texts that are truncated, cut off, scaled down as far as they may, or drawn over each other.
@MainActor struct TextClippingAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  /// A text with the boxes of its letters.
  private struct Written {
    var number: Int
    var node: RenderNode
    var runs: [DrawnPiece]
    /// The box around all runs.
    var box: CGRect
  }

  var findings: [AuditFinding] {
    let written = view.activeViews.compactMap { number, node -> Written? in
      let runs = view.drawn.pieces(of: number).filter { $0.showsText && !$0.frame.isEmpty }
      return runs.isEmpty
        ? nil
        : Written(
          number: number, node: node, runs: runs, box: runs.reduce(CGRect.null) { $0.union($1.frame) })
    }
    return written.compactMap(cut) + overlaps(written)
  }

  private func cut(_ written: Written) -> AuditFinding? {
    if let text = written.node as? TextNode {
      if text.isTruncated {
        return view.finding(
          .textClipped, at: text, measured: "truncated", limit: "the whole text is visible",
          advice: ".lineLimit(nil), or .fixedSize(horizontal: false, vertical: true)")
      }
      let size = text.fonts.map(\.size).max() ?? 0
      if text.minimumScaleFactor < 1, let drawn = written.runs.compactMap(\.fontSize).max(),
        drawn <= size * (text.minimumScaleFactor + 0.01)
      {
        return view.finding(
          .textClipped, at: text, measured: "scaled to \((drawn / size * 100).short) % to fit",
          limit: "more than the minimum scale of \((text.minimumScaleFactor * 100).short) %",
          advice: ".lineLimit(nil) instead of .minimumScaleFactor(\(text.minimumScaleFactor.short))")
      }
    }
    // A text that is clipped away completely is hidden on purpose, as in a collapsed section.
    let seen = written.runs.filter { !$0.frame.overlap(with: $0.clip).isEmpty }
    guard let worst = seen.map({ ($0.frame.cut(by: $0.clip), $0.frame) }).max(by: { $0.0 < $1.0 }), worst.0 > 1 else {
      return nil
    }
    return view.finding(
      .textClipped, at: written.node, frame: worst.1, measured: "\(worst.0.short) pt of the letters are clipped",
      limit: "letters inside the clip", advice: ".frame(minHeight: …) instead of a fixed height before .clipped()")
  }

  private func overlaps(_ written: [Written]) -> [AuditFinding] {
    let active = written.filter { $0.node is TextNode && !view.isHidden($0.node) }
    let boxes = active.map(\.box)
    var found: [AuditFinding] = []
    for upper in active.indices {
      for lower in 0..<upper where !boxes[upper].overlap(with: boxes[lower]).isNull {
        if let overlap = overlap(of: active[upper], over: active[lower]) { found.append(overlap) }
      }
    }
    return found
  }

  private func overlap(of upper: Written, over lower: Written) -> AuditFinding? {
    for top in upper.runs {
      for bottom in lower.runs {
        let both = top.frame.overlap(with: bottom.frame)
        if both.isNull { continue }
        let common = both.overlap(with: top.clip).overlap(with: bottom.clip)
        guard !common.isNull, common.width > 2, common.height > 0.25 * min(top.frame.height, bottom.frame.height) else {
          continue
        }
        let between = view.drawn.pieces(above: lower.number, touching: common)
        if between.contains(where: { $0.hides(common.center) }) { continue }
        return view.finding(
          .textClipped, at: upper.node, frame: common,
          measured: "\(common.width.short) × \(common.height.short) pt overlap \(lower.node.path)",
          limit: "no overlapping texts", advice: "VStack { first; second } instead of ZStack or .offset")
      }
    }
    return nil
  }
}

extension CGRect {
  /// Returns the length by which the rectangle reaches out of another one, at the side where it is most.
  func cut(by other: CGRect) -> CGFloat {
    max(other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY)
  }
}
