import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Finds texts that are too small to read.
@MainActor struct TextSizeAudit {
  private let view: AuditedView
  private let platform: AuditPlatform

  init(_ view: AuditedView, platform: AuditPlatform) {
    self.view = view
    self.platform = platform
  }

  var findings: [AuditFinding] {
    let limit = CGFloat(platform.leastTextSize)
    return view.activeViews.compactMap { number, node in
      // The names in bars have sizes of the system, and are shown large while they are held.
      guard !view.isInBar(node), !view.isHidden(node) else { return nil }
      let sizes = view.drawn.pieces(of: number).compactMap { piece -> CGFloat? in
        guard piece.showsText, case .glyphs(let run, _) = piece.item else { return nil }
        let size = run.size * piece.transform.scale
        return size < limit - 0.01 && run.text.contains { $0.isLetter || $0.isNumber } ? size : nil
      }
      guard let smallest = sizes.min() else { return nil }
      return view.finding(
        .textSize, at: node, severity: limit - smallest, measured: "\(smallest.short) pt",
        limit: "at least \(limit.short) pt (Human Interface Guidelines, Typography)", advice: ".font(.caption)")
    }
  }
}
