import Foundation
package import TouchstoneDrawing

/// The drawing steps of a list, from back to front, each with the view that drew it.
package struct DrawnPieces {
  package private(set) var pieces: [DrawnPiece] = []
  private var piecesByView: [Int: [DrawnPiece]] = [:]

  private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  private struct State {
    var view = -1
    var transform = CGAffineTransform.identity
    var visible: CGRect
    var clip: CGRect
    var clips: [DrawnClip] = []
    var masks: [DrawnMask] = []
    var opacity = 1.0
  }

  /// - Parameter isScrolling: Whether what a view clips away can be scrolled to.
  package init(_ list: DisplayList, isScrolling: (Int) -> Bool) {
    add(list.items, State(visible: Self.everywhere, clip: Self.everywhere), isScrolling)
  }

  /// The steps of a mask.
  ///
  /// - Parameter transform: From their coordinates to those of the picture.
  init(mask items: [DisplayList.Item], transform: CGAffineTransform) {
    add(items, State(transform: transform, visible: Self.everywhere, clip: Self.everywhere)) { _ in false }
  }

  private mutating func add(_ items: [DisplayList.Item], _ state: State, _ isScrolling: (Int) -> Bool) {
    for item in items {
      guard case .group(let group) = item else {
        let piece = DrawnPiece(
          item: item, view: state.view, index: pieces.count, transform: state.transform, visible: state.visible,
          clip: state.clip, clips: state.clips, masks: state.masks, opacity: state.opacity)
        pieces.append(piece)
        piecesByView[state.view, default: []].append(piece)
        continue
      }
      // Parts that are cut out are not drawn.
      if group.blendMode == .destinationOut || group.blendMode == .clear { continue }
      var inner = state
      inner.view = group.view ?? state.view
      inner.transform = group.transform.concatenating(state.transform)
      inner.opacity *= group.opacity
      // Parts that a view around a scroll view clips away can be scrolled to as well.
      if isScrolling(inner.view) { inner.clip = Self.everywhere }
      inner.clips += group.clips.map { DrawnClip($0, transform: inner.transform) }
      for clip in group.clips where !clip.isInverse {
        let rect = clip.path.boundingRect.applying(inner.transform)
        inner.visible = inner.visible.overlap(with: rect)
        if !isScrolling(inner.view) { inner.clip = inner.clip.overlap(with: rect) }
      }
      if let mask = group.mask { inner.masks.append(DrawnMask(mask, transform: inner.transform)) }
      add(group.items, inner, isScrolling)
    }
  }

  /// The pieces of a view.
  package func pieces(of view: Int) -> [DrawnPiece] { piecesByView[view] ?? [] }

  /// The pieces that other views drew after one of the view, and that touch a rectangle of the picture.
  func pieces(above view: Int, touching rect: CGRect) -> [DrawnPiece] {
    guard let last = piecesByView[view]?.last else { return [] }
    return pieces[(last.index + 1)...].filter { $0.view != view && !$0.frame.overlap(with: rect).isEmpty }
  }
}
