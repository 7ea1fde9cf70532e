import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneRenderer

/// What of a view can be seen on a background of another colour: texts, symbols, and images of which parts were left out.
struct ViewFigures: Sendable {
  private let list: DisplayList
  private let symbols: [CGRect]
  private let isIncomplete: Bool

  @MainActor init(_ picture: ViewTree.Picture) {
    list = picture.list
    symbols = picture.root.symbolFramesInRoot
    isIncomplete = picture.diagnostics.contains { if case .incompleteImage = $0 { true } else { false } }
  }

  /// Whether there are any in the picture, and in front of what fills all of it.
  ///
  /// What is hidden or fully transparent is not drawn, so it is not counted.
  var areThere: Bool {
    if isIncomplete { return true }
    let whole = CGRect(origin: .zero, size: list.size)
    let pieces = DrawnPieces(list) { _ in false }.pieces
    let center = CGPoint(x: whole.midX, y: whole.midY)
    func isInFront(_ index: Int) -> Bool {
      !pieces[(index + 1)...].contains { $0.frame.contains(whole) && $0.visible.contains(whole) && $0.hides(center) }
    }
    return pieces.contains { piece in
      let seen = piece.frame.intersection(piece.visible).intersection(whole)
      guard !seen.isEmpty, !seen.contains(whole.insetBy(dx: 1, dy: 1)) else { return false }
      let isFigure = !piece.letters.isEmpty || symbols.contains { $0.insetBy(dx: -1, dy: -1).contains(piece.frame) }
      return isFigure && isInFront(piece.index)
    }
  }
}
