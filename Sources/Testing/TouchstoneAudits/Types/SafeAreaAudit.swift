import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Finds texts at the edges of a screen, where a camera, rounded corners or the home indicator are.
@MainActor struct SafeAreaAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  var findings: [AuditFinding] {
    let insets = view.root.environment.safeAreaInsets
    guard insets != EdgeInsets() else { return [] }
    let screen = CGRect(origin: .zero, size: view.size)
    let isMirrored = view.root.environment.layoutDirection == .rightToLeft
    let safe = CGRect(
      x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
      width: screen.width - insets.leading - insets.trailing,
      height: screen.height - insets.top - insets.bottom)
    return view.activeViews.compactMap { number, node in
      guard !view.isInScrollView(node), !view.isInBar(node), !view.isHidden(node) else { return nil }
      let texts = view.drawn.pieces(of: number).filter(\.showsText)
      let box = texts.reduce(CGRect.null) { $0.union($1.frame.overlap(with: $1.clip)) }
      // Parts outside of the screen are another fault.
      guard !box.isNull, !box.isEmpty, box.cut(by: screen) <= 1, box.cut(by: safe) > 1 else { return nil }
      return view.finding(
        .safeArea, at: node, frame: box, severity: box.cut(by: safe),
        measured: "\(box.cut(by: safe).short) pt lie outside of the safe area",
        limit: "letters within the safe area",
        advice: ".ignoresSafeArea() on the background alone, not on the text")
    }
  }
}
