import TouchstoneDiff

/// What the views of a picture and of its golden say about their differences.
extension SnapshotAssertion {
  /// Says of each region in which view it lies, and where the golden has that view.
  mutating func noteViews(_ outline: ViewOutline?, golden: ViewOutline?) {
    guard let outline, let scale = actual?.scale, let regions = summary?.regions else { return }
    summary?.regions = regions.map { region in
      var region = region
      let box = PixelRect(x: region.x, y: region.y, width: region.width, height: region.height)
      region.view = outline.innermost(around: PlacedView.Frame(box, scale: scale))
      if let path = region.view?.path { region.view?.goldenFrame = golden?.frame(at: path) }
      return region
    }
  }

  /// Says of each region in which texts changed what they say now.
  ///
  /// - Returns: A sentence for each of the first texts that changed: `text: “Airplane mode” → “Flight mode”. `
  mutating func noteTexts(_ outline: ViewOutline?, golden: ViewOutline?) -> String {
    guard let outline, let golden, let scale = actual?.scale else { return "" }
    let changes = outline.changedTexts(since: golden)
    guard !changes.isEmpty else { return "" }
    let regions = summary?.regions ?? []
    summary?.regions = regions.map { region in
      let box = PixelRect(x: region.x, y: region.y, width: region.width, height: region.height)
      let frame = PlacedView.Frame(box, scale: scale)
      guard let change = changes.first(where: { $0.overlaps(frame) }) else { return region }
      var region = region
      region.kind = "text"
      region.text = [change.before, change.now]
      return region
    }
    let shown = changes.prefix(3).map { "text: “\($0.before)” → “\($0.now)”. " }.joined()
    return changes.count > 3 ? "\(shown)\(changes.count - 3) more texts changed. " : shown
  }

  /// Notes where the golden has the frames of a strip, as its views tell.
  mutating func noteFrames(_ outline: ViewOutline?, golden: ViewOutline?) {
    guard let outline, let golden, let scale = actual?.scale, let goldenScale = reference?.scale,
      let boxes = frames?.boxes
    else { return }
    let goldenBoxes = boxes.compactMap { box -> [Int]? in
      let frame = PlacedView.Frame(PixelRect(x: box[0], y: box[1], width: box[2], height: box[3]), scale: scale)
      guard let path = outline.innermost(around: frame)?.path, let old = golden.frame(at: path) else { return nil }
      return [old.x, old.y, old.width, old.height].map { Int(($0 * goldenScale).rounded()) }
    }
    if goldenBoxes.count == boxes.count, goldenBoxes != boxes { frames?.goldenBoxes = goldenBoxes }
  }
}
