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

  /// Masks the places that masked views had in the golden as well, so that a view may grow and shrink. Where such a place
  /// doesn't touch the view's own, the view has moved, which is a difference.
  mutating func widenMasks(by golden: [MaskedPlace]) throws(SnapshotFailure) {
    guard !masks.isEmpty, let picture = actual else { return }
    let wider = golden.filter { old in
      old.view != nil && old.lies(in: picture) && masks.contains { $0.view == old.view && $0 != old && $0.touches(old) }
    }
    guard !wider.isEmpty else { return }
    masks += wider
    try MaskPlacement(picture: picture, views: { nil }).requireRest(of: masks)
  }
}
