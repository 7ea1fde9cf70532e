extension SnapshotAssertion {
  /// Warns of texts that show the present time or date, unless they are masked.
  ///
  /// - Parameter picture: The size of the picture; nil if the snapshot is none.
  mutating func note(_ times: [ShownTime], in picture: PictureSize? = nil) {
    for time in times where !isMasked(time.frame, in: picture) && !warnings.contains(time.warning) {
      warnings.append(time.warning)
    }
  }

  /// Whether a frame in points of a picture has a masked pixel.
  private func isMasked(_ frame: PlacedView.Frame, in picture: PictureSize?) -> Bool {
    guard let picture, !masks.isEmpty else { return false }
    let box = MaskPlacement(picture: picture, views: { nil }).pixels(of: frame)
    return box.map { box in masks.contains { MaskedPlace(box).touches($0) } } ?? false
  }
}
