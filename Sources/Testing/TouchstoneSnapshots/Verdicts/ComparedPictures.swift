import TouchstoneDiff

/// The picture that an assertion sees, and that of its golden. Texts have none.
struct ComparedPictures {
  /// The size of the picture that is seen, and of the golden.
  var actual: PictureSize?
  var reference: PictureSize?
  /// The frames, if the picture shows several moments.
  var frames: SnapshotFrames?
  /// Whether the views are light or dark, if that is known.
  var appearance: SnapshotAppearance?

  /// Notes where the golden has the frames of a strip, as its views tell.
  mutating func noteFrames(_ outline: ViewOutline?, golden: ViewOutline?) {
    guard let outline, let golden, let scale = actual?.scale, let goldenScale = reference?.scale,
      let boxes = frames?.boxes
    else { return }
    let goldenBoxes = boxes.compactMap { box -> [Int]? in
      let frame = PlacedView.Frame(PixelRect(x: box[0], y: box[1], width: box[2], height: box[3]), scale: scale)
      guard let path = outline.path(ofPictureAt: frame), let old = outline.frame(at: path, in: golden) else {
        return nil
      }
      return [old.x, old.y, old.width, old.height].map { Int(($0 * goldenScale).rounded()) }
    }
    if goldenBoxes.count == boxes.count, goldenBoxes != boxes { frames?.goldenBoxes = goldenBoxes }
  }
}
