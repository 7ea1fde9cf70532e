import TouchstoneDiff

/// Finds what a masked view covers now that the golden does not give it: it has grown, moved, has texts that it had not,
/// or its identifier is that of another view.
struct MaskGrowth {
  let placement: MaskPlacement
  /// The places of the golden's masked views.
  let masks: [MaskedPlace]
  /// The views of the golden. `nil`: it lists none.
  let golden: ViewOutline?
  /// The views of the picture.
  let now: ViewOutline?

  /// A masked view, as far as it hides nothing that the golden shows.
  struct Rest {
    var places: [MaskedPlace]
    /// The place of the view in the golden, if the two have a pixel in common.
    var old: MaskedPlace?
    /// The part that is compared although the view covers it now, in words. `nil`: there is none.
    var uncovered: String?
  }

  /// Returns what may stay masked of a view's place.
  ///
  /// Besides the golden's own place, that is where the golden lists no view but those that were behind the masked one.
  func rest(of mask: MaskedPlace) -> Rest {
    guard mask.view != nil else { return Rest(places: [mask]) }
    let known = masks.filter { $0.view == mask.view }
    let old = known.contains(mask) ? [mask] : known.filter { $0.touches(mask) }
    var rest = Rest(places: [mask], old: old.first)
    if old == [mask] { return withoutTexts(rest, mask, old) }
    guard let golden else {
      // A golden that says neither where the view was nor which views it has cannot contradict the mask.
      if known.isEmpty { return rest }
      rest.places = kept(of: mask, old, without: [mask.box])
      rest.uncovered = "and the golden does not list what it shows there"
      return rest
    }
    // The mask may be newer than the golden.
    if known.isEmpty, golden.items.contains(where: { mask.isPlace(of: $0.frame, in: placement.picture) }) {
      return withoutTexts(rest, mask, [mask])
    }
    if !known.isEmpty, old.isEmpty {
      rest.places = []
      rest.uncovered = "where the golden has no view with its identifier"
      return rest
    }
    if let container = container(mask, old, golden) {
      rest.places = kept(of: mask, old, without: [mask.box])
      rest.uncovered = "because its identifier is now that of \(container), whose other parts are compared"
      return rest
    }
    let others = golden.leaves.compactMap { leaf in
      displaced(leaf, by: mask, old).map { (name: leaf.name, box: $0) }
    }
    guard let first = others.first else { return withoutTexts(rest, mask, old) }
    rest.places = kept(of: mask, old, without: others.map(\.box))
    rest.uncovered = "where the golden has \(first.name)"
    return rest
  }

  /// Returns that nothing of a view stays masked if it has more texts than the golden's had.
  private func withoutTexts(_ rest: Rest, _ mask: MaskedPlace, _ old: [MaskedPlace]) -> Rest {
    guard let golden, let now else { return rest }
    let texts = MaskedTexts(placement: placement, golden: golden, now: now)
    guard let count = texts.added(to: old.map(\.box), in: mask.box) else { return rest }
    var rest = rest
    rest.places = []
    rest.uncovered = "where it has \(Self.texts(count.now)), and the golden \(count.golden == 0 ? "none" : "only one")"
    return rest
  }

  private static func texts(_ count: Int) -> String { count == 1 ? "a text" : "\(count) texts" }

  /// Returns the name of the view around the golden's masked view that has the identifier now, if one has.
  private func container(_ mask: MaskedPlace, _ old: [MaskedPlace], _ golden: ViewOutline) -> String? {
    guard let now else { return nil }
    let places = now.placedViews.filter { mask.isPlace(of: $0.frame, in: placement.picture) }
    return places.first { view in
      guard let frame = now.frame(at: view.path, in: golden), let box = placement.pixels(of: frame) else {
        return false
      }
      return old.contains { $0.box != box && box.contains($0.box) }
    }?.name
  }

  /// Returns the part of a golden's view that a mask covers now and did not cover then; `nil` if there is none, or if the
  /// view was behind the masked one.
  private func displaced(_ leaf: ViewOutline.Item, by mask: MaskedPlace, _ old: [MaskedPlace]) -> PixelRect? {
    guard !leaf.isEmpty, let box = placement.wholePixels(of: leaf.frame),
      let part = box.intersection(with: mask.box), !placement.isCovered(part, by: old.map(\.box)),
      let touched = placement.pixels(of: leaf.frame)
    else { return nil }
    // A text is read, so that it counts behind a masked view, too.
    let isText = leaf.isText || leaf.words != nil
    let isBehind = !isText && ([mask] + old).allSatisfy { touched.contains($0.box) } && !mask.box.contains(box)
    return isBehind ? nil : part
  }

  private func kept(of mask: MaskedPlace, _ old: [MaskedPlace], without others: [PixelRect]) -> [MaskedPlace] {
    let free = others.reduce([mask.box]) { pieces, other in pieces.flatMap { $0.pieces(without: other) } }
    return (free + old.compactMap { mask.box.intersection(with: $0.box) }).map { MaskedPlace($0, view: mask.view) }
  }
}

extension PixelRect {
  /// Returns the part that two rectangles share, or `nil` if they share none.
  func intersection(with other: PixelRect) -> PixelRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    return left < right && top < bottom ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// Returns whether another rectangle lies in this one.
  fileprivate func contains(_ other: PixelRect) -> Bool { intersection(with: other) == other }

  /// Returns the rectangles that are left without another one: above, below, left and right of it.
  fileprivate func pieces(without other: PixelRect) -> [PixelRect] {
    guard let hole = intersection(with: other) else { return [self] }
    let (right, bottom) = (hole.x + hole.width, hole.y + hole.height)
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: bottom, width: width, height: y + height - bottom),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: right, y: hole.y, width: x + width - right, height: hole.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
