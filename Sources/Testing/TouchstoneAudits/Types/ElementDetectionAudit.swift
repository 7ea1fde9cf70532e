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
      guard !(node is TextNode), !(node is ImageNode), !view.isHidden(node), !view.isInBar(node),
        view.drawn.pieces(of: number).contains(where: \.showsText), view.elements(of: node).isEmpty, !node.isSpokenFor
      else { return nil }
      let words = view.drawn.pieces(of: number).compactMap { piece -> String? in
        guard piece.showsText, case .glyphs(let run, _) = piece.item,
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
  /// Whether the view or an enclosing one has a label or a value, or is a control, which needs a label.
  fileprivate var isSpokenFor: Bool {
    lineage.contains { node in
      node.traits.accessibility.label != nil || node.traits.accessibility.value != nil || node.isControl
    }
  }
}
