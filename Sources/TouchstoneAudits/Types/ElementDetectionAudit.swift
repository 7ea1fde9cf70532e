import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Finds words that are drawn, and that assistive technologies cannot find.
@MainActor struct ElementDetectionAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  var findings: [AuditFinding] {
    view.activeViews.compactMap { number, node in
      guard !(node is TextNode), !(node is ImageNode), !node.isHiddenFromAccessibility, !node.isInBar,
        node.accessibilityElements.isEmpty, !node.isSpokenFor
      else { return nil }
      let words = view.drawn.pieces(of: number).compactMap { piece -> String? in
        guard case .glyphs(let run, let paint) = piece.item, piece.opacity > 0.01, !paint.isClear,
          run.text.contains(where: { $0.isLetter || $0.isNumber })
        else { return nil }
        return run.text
      }
      guard !words.isEmpty else { return nil }
      let said = words.joined(separator: " ")
      return view.finding(
        .elementDetection, at: node, measured: "\"\(said)\" is drawn, but no accessibility element contains it",
        limit: "an element for each drawn text", advice: ".accessibilityElement().accessibilityLabel(\"\(said)\")")
    }
  }
}

extension RenderNode {
  /// Whether the view or one around it has words of its own, or is a control, which has to have a label.
  fileprivate var isSpokenFor: Bool {
    lineage.contains { node in
      let own = node.traits.accessibility
      return own.label != nil || own.value != nil || node.isControl
    }
  }
}
