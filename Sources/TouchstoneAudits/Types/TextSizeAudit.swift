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
    view.activeViews.compactMap { number, node in
      // The names in bars have sizes of the system, and are shown large while they are held.
      guard !node.isInBar, !node.isHiddenFromAccessibility else { return nil }
      let sizes = view.drawn.pieces(of: number).compactMap { piece -> CGFloat? in
        guard case .glyphs(let run, let paint) = piece.item, piece.opacity > 0.01, !paint.isClear,
          run.text.contains(where: { $0.isLetter || $0.isNumber })
        else { return nil }
        return run.size * piece.transform.scale
      }
      guard let smallest = sizes.min(), smallest < CGFloat(platform.leastTextSize) - 0.01 else { return nil }
      let limit = CGFloat(platform.leastTextSize)
      return view.finding(
        .textSize, at: node, measured: "\(smallest.short) pt",
        limit: "at least \(limit.short) pt (Human Interface Guidelines, Typography)", advice: ".font(.caption)")
    }
  }
}
