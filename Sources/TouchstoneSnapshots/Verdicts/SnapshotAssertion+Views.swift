import TouchstoneDiff

/// The differences of a picture from its golden, as the views of both tell them.
extension SnapshotAssertion {
  /// Says of each region in which view it lies, and where the golden has that view. A view that moved far, or while it
  /// changed, is not found in the pixels: outlines tell it.
  mutating func noteViews(_ outline: ViewOutline?, golden: ViewOutline?) {
    guard let outlines = OutlinePair(outline, golden: golden), let scale = actual?.scale,
      let regions = summary?.regions
    else { return }
    summary?.regions = regions.map { region in
      guard let (now, golden) = outlines.of(region) else { return region }
      var region = region
      let frame = PlacedView.Frame(region.box, scale: scale)
      region.view = now.innermost(around: frame, since: golden)
      if ["replaced", "rerasterized"].contains(region.kind), let golden,
        let move = now.move(around: frame, since: golden)
      {
        let steps = [move.x, move.y].map { Int(($0 * scale).rounded()) }
        guard steps != [0, 0] else { return region }
        (region.kind, region.moved, region.view) = ("moved", steps, move.view)
      }
      return region
    }
    for index in regions.indices {
      guard let type = summary?.regions[index].view?.type else { continue }
      summary?.regions[index].view?.source = session.sources.place(of: type)
    }
  }

  /// The users' views that differ, each once, with their places in the sources; of many the first.
  var changedViews: [String] {
    let views = (summary?.regions ?? []).compactMap { $0.view?.owner }
    let all = views.enumerated().filter { !views[..<$0.offset].contains($0.element) }.map(\.element)
    return all.count > 4 ? all.prefix(3) + ["\(all.count - 3) more"] : all
  }

  /// Says of each region in which texts changed what they say now.
  ///
  /// - Returns: A sentence for each of the first texts that changed: `text: “Airplane mode” → “Flight mode”. `
  mutating func noteTexts(_ outline: ViewOutline?, golden: ViewOutline?) -> String {
    guard let outlines = OutlinePair(outline, golden: golden), let scale = actual?.scale else { return "" }
    var told: [[String]] = []
    let regions = summary?.regions ?? []
    summary?.regions = regions.map { region in
      guard
        let change = outlines.changes(of: region).first(where: {
          $0.overlaps(PlacedView.Frame(region.box, scale: scale))
        })
      else { return region }
      var region = region
      (region.kind, region.moved) = ("text", nil)
      region.text = [change.before, change.now]
      return region
    }
    for change in outlines.allChanges where !told.contains([change.before, change.now]) {
      told.append([change.before, change.now])
    }
    let shown = told.prefix(3).map { "text: “\($0[0])” → “\($0[1])”. " }.joined()
    return told.count > 3 ? "\(shown)\(told.count - 3) more texts changed. " : shown
  }

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

extension RegionSummary {
  var box: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }
}
