import TouchstoneDiff

/// Counts the texts in the place of a masked view, to find out whether it hides one that the golden's view had not.
///
/// The words of a text, and the number of texts in a container, may change: that is what masks are for. But a view that
/// was nothing but a text or a picture, and has more texts now, is another view with the same identifier.
struct MaskedTexts {
  /// The number of texts in the place of a masked view: in the golden, and now.
  struct Count: Hashable {
    var golden, now: Int
  }

  let placement: MaskPlacement
  let golden: ViewOutline
  let now: ViewOutline

  /// Returns the numbers of texts if there are more than the golden's view had, and that was a single view, besides what
  /// lies behind it.
  ///
  /// - Parameters:
  ///   - old: Where the golden has the view.
  ///   - mask: Where the view is now.
  func added(to old: [PixelRect], in mask: PixelRect) -> Count? {
    let before = old.flatMap { leaves(of: golden, in: $0) }
    // A view that covers the place is behind the masked view, or is that view.
    let content = before.filter { leaf in
      isText(leaf) || !old.contains { placement.pixels(of: leaf.frame)?.intersection(with: $0) == $0 }
    }
    guard Set(content.map(\.frame)).count <= 1 else { return nil }
    let count = Count(golden: content.count(where: isText), now: leaves(of: now, in: mask).count(where: isText))
    return count.now > count.golden ? count : nil
  }

  /// The views without others in them that reach into a place. Letters and neighbours may touch its edge.
  private func leaves(of outline: ViewOutline, in place: PixelRect) -> [ViewOutline.Item] {
    let reach = Int(placement.picture.scale.rounded(.up))
    let inner = PixelRect(
      x: place.x + reach, y: place.y + reach, width: max(1, place.width - 2 * reach),
      height: max(1, place.height - 2 * reach))
    return outline.leaves.filter { placement.pixels(of: $0.frame)?.intersection(with: inner) != nil }
  }

  /// Whether a view is a text, as far as both outlines say: a long one leaves out what texts say.
  private func isText(_ item: ViewOutline.Item) -> Bool {
    item.isText || golden.hasWords && item.words != nil
  }
}

extension ViewOutline {
  /// Whether it says what texts say.
  fileprivate var hasWords: Bool { items.contains { $0.words != nil } }
}
