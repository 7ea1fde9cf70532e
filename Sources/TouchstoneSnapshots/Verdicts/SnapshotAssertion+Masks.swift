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

  /// Masks the places that masked views had in the golden as well, so that a view may grow and shrink.
  ///
  /// Where such a place doesn't touch the view's own, the view has moved, which is a difference. Where something else is
  /// drawn in it now, it stays unmasked, or a masked view that shrinks would hide what is new in its place.
  mutating func widenMasks(by golden: [MaskedPlace], _ remarks: SnapshotRemarks) throws(SnapshotFailure) {
    guard !masks.isEmpty, !golden.isEmpty, let picture = actual else { return }
    let placement = MaskPlacement(picture: picture, views: { nil })
    let own = masks
    for old in golden where old.lies(in: picture) {
      guard let view = old.view, !own.contains(old),
        let now = own.first(where: { $0.view == view && $0.touches(old) })
      else { continue }
      if let intruder = placement.intruder(in: old, besides: own, drawn: remarks.drawnAreas) {
        let name = remarks.outline?.innermost(around: intruder.frame)?.name ?? "something else"
        maskNotes.append(
          "\(Self.change(of: view, from: old, to: now, picture.scale)), and \(name) is now in its place. ")
      } else {
        masks.append(old)
      }
    }
    try placement.requireRest(of: masks)
  }

  /// `The masked view "clock" shrank from 200×240 to 200×20 pt`.
  private static func change(of view: String, from old: MaskedPlace, to now: MaskedPlace, _ scale: Double) -> String {
    let shrank =
      now.width <= old.width && now.height <= old.height && (now.width, now.height) != (old.width, old.height)
    return "The masked view \"\(view)\" "
      + (shrank
        ? "shrank from \(old.size(scale: scale)) to \(now.size(scale: scale)) pt"
        : "moved from \(old.words(scale: scale)) to \(now.words(scale: scale))")
  }
}
