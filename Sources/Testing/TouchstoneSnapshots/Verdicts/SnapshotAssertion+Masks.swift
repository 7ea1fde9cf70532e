extension SnapshotAssertion {
  /// Finds the pixels that masks cover.
  func places<Format>(
    of masks: [SnapshotMask], on taken: Taken<Format>, _ format: GoldenFormat<Format>
  ) throws(SnapshotFailure) -> [MaskedPlace] {
    guard !masks.isEmpty else { return [] }
    guard let picture = format.picture(taken.format), format.masked != nil else { throw .mask(.notAPicture) }
    // A picture without pixels fails for that.
    guard picture.width > 0, picture.height > 0 else { return [] }
    return try MaskPlacement(picture: picture, views: { taken.remarks.maskedViews }).places(of: masks)
  }

  /// Masks the places of masked views in the golden as well, so that a view may grow and shrink, and uncovers what neither
  /// picture may hide from the other.
  ///
  /// If the golden's place doesn't touch the view's own, the view has moved, which is a difference. If something else
  /// is drawn in it now, it stays unmasked, or a masked view that shrinks would hide what is new in its place. If the
  /// golden shows something else in the view's own place, that is compared, or a masked view that grows would hide what
  /// is gone.
  mutating func fitMasks(to golden: GoldenMetadata?, _ remarks: SnapshotRemarks) throws(SnapshotFailure) {
    guard masks.contains(where: { $0.view != nil }), let picture = pictures.actual else { return }
    if hashed != nil { return keepMasks(within: golden?.masks ?? [], picture.scale) }
    guard let golden else { return }
    let placement = MaskPlacement(picture: picture, views: { nil })
    let own = masks
    let old = golden.masks.filter { $0.lies(in: picture) }
    let growth = MaskGrowth(placement: placement, masks: old, golden: golden.outline, now: remarks.outline)
    var kept: [MaskedPlace] = []
    masks = own.flatMap { mask in
      let rest = growth.rest(of: mask)
      if !rest.places.isEmpty { kept.append(mask) }
      if let view = mask.view, let uncovered = rest.uncovered {
        found.notes.masks.append("\(Self.change(of: view, from: rest.old, to: mask, picture.scale)), \(uncovered). ")
      }
      return rest.places
    }
    widenMasks(by: old, kept, golden.outline, placement, remarks)
    try placement.requireRest(of: masks)
  }

  /// Leaves of masked views what the golden's masks cover.
  ///
  /// The address of a golden that is a hash binds the places of its masks. It does not bind their names nor the list of its
  /// views, by which the masks of other golden files may grow.
  private mutating func keepMasks(within golden: [MaskedPlace], _ scale: Double) {
    masks = masks.flatMap { mask -> [MaskedPlace] in
      guard let view = mask.view, !golden.contains(where: { $0.box == mask.box }) else { return [mask] }
      found.notes.masks.append(
        "\(Self.change(of: view, from: nil, to: mask, scale)), where the golden's hash has no mask of this size. ")
      return golden.compactMap { mask.box.intersection(with: $0.box) }.map { MaskedPlace($0, view: view) }
    }
  }

  /// Adds the places of the golden in which nothing else is drawn now.
  private mutating func widenMasks(
    by golden: [MaskedPlace], _ own: [MaskedPlace], _ outline: ViewOutline?, _ placement: MaskPlacement,
    _ remarks: SnapshotRemarks
  ) {
    // One that could list its views, and doesn't, is not believed about where a view was.
    guard outline != nil || remarks.outline?.text() == nil else { return }
    let scale = placement.picture.scale
    for old in golden {
      guard let view = old.view, !own.contains(old),
        let now = own.first(where: { $0.view == view && $0.touches(old) })
      else { continue }
      if let intruder = placement.intruder(in: old, besides: own, drawn: remarks.drawnAreas, golden: outline) {
        let name = remarks.outline?.innermost(around: intruder.frame)?.name ?? "something else"
        found.notes.masks.append(
          "\(Self.change(of: view, from: old, to: now, scale)), and \(name) is now in its place. ")
      } else {
        masks.append(old)
      }
    }
  }

  /// `The masked view "clock" shrank from 200×240 to 200×20 pt`.
  private static func change(of view: String, from old: MaskedPlace?, to now: MaskedPlace, _ scale: Double) -> String {
    let start = "The masked view \"\(view)\""
    guard let old, old != now else { return "\(start) is now at \(now.words(scale: scale))" }
    let wider = now.width - old.width
    let higher = now.height - old.height
    let sizes = "from \(old.size(scale: scale)) to \(now.size(scale: scale)) pt"
    if (wider, higher) != (0, 0), wider <= 0, higher <= 0 { return "\(start) shrank \(sizes)" }
    if (wider, higher) != (0, 0), wider >= 0, higher >= 0 { return "\(start) grew \(sizes)" }
    return "\(start) moved from \(old.words(scale: scale)) to \(now.words(scale: scale))"
  }
}
