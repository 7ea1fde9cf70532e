import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer

/// What of a view can be seen on a background of another colour: texts, pictures, shapes, and images of which parts were left
/// out.
struct ViewFigures: Sendable {
  private let list: DisplayList
  private let symbols: [CGRect]
  private let texts: [CGRect]
  private let isIncomplete: Bool

  @MainActor init(_ picture: ViewTree.Picture) {
    list = picture.list
    symbols = picture.root.symbolFramesInRoot
    texts = picture.root.textsInRoot.filter { text in text.node.words?.contains { !$0.isWhitespace } == true }.map(
      \.frame)
    isIncomplete = picture.diagnostics.contains { if case .incompleteImage = $0 { true } else { false } }
  }

  /// Whether a picture of the view that has only one colour lacks any, which are in it and in front of what fills all of it.
  func arePartOf(uniform bitmap: Bitmap) throws -> Bool {
    if isIncomplete { return true }
    let whole = CGRect(origin: .zero, size: list.size)
    let inner = whole.insetBy(dx: min(1, whole.width / 2), dy: min(1, whole.height / 2))
    let spots = [inner.midX, inner.minX, inner.maxX].flatMap { x in
      [inner.midY, inner.minY, inner.maxY].map { CGPoint(x: x, y: $0) }
    }
    let pieces = DrawnPieces(list) { _ in false }.pieces
    let cover = pieces.last { piece in spots.allSatisfy(piece.hides) }
    let isOfTheCover = try cover.map { try color(of: $0) == bitmap.bytes.prefix(4) } ?? false
    for piece in pieces {
      let seen = piece.frame.intersection(piece.visible).intersection(whole)
      guard piece.index > cover?.index ?? -1, !seen.isEmpty, !spots.allSatisfy(piece.hides) else {
        continue
      }
      let writes = !piece.letters.isEmpty || symbols.contains { $0.insetBy(dx: -1, dy: -1).contains(piece.frame) }
      // Shapes that fill the picture together have their own colour.
      if writes || isOfTheCover && piece.showsShape { return true }
    }
    // Hidden and transparent texts are not drawn. They may be placeholders on a colour, but not on white or black paper.
    let isPaper = [[255, 255, 255, 255], [0, 0, 0, 255]].contains(Array(bitmap.bytes.prefix(4)))
    return isPaper
      && texts.contains { text in
        text.intersects(whole) && !pieces.contains { !$0.letters.isEmpty && $0.frame.intersects(text) }
      }
  }

  /// The colour of a piece that fills the picture, alone.
  private func color(of piece: DrawnPiece) throws -> ArraySlice<UInt8> {
    let group = DisplayList.Group(transform: piece.transform, opacity: piece.opacity, items: [piece.item])
    return try DisplayList(size: list.size, items: [.group(group)]).bitmap(scale: 1).bytes.prefix(4)
  }
}
