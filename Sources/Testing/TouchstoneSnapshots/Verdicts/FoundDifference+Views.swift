import TouchstoneDiff

/// The regions that differ, as the views of the picture and its golden tell them.
extension FoundDifference {
  /// Says of each region in which view it lies, and where the golden has that view. A view that moved far, or while it
  /// changed, is not found in the pixels: outlines tell it.
  mutating func noteViews(_ outlines: OutlinePair?, scale: Double?, sources: TypeSources) {
    guard let outlines, let scale, let regions = summary?.regions else { return }
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
      summary?.regions[index].view?.source = sources.place(of: type)
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
  /// - Parameter masks: Where differences do not count. Texts that lie in one are left out.
  /// - Returns: A sentence for each of the first texts that changed: `text: “Airplane mode” → “Flight mode”. `
  mutating func noteTexts(_ outlines: OutlinePair?, masks: [MaskedPlace], scale: Double?) -> String {
    guard let outlines, let scale else { return "" }
    let masked = masks.map { PlacedView.Frame($0.box, scale: scale) }
    func isSeen(_ change: ViewOutline.ChangedText) -> Bool {
      !change.frames.allSatisfy { frame in masked.contains { $0.holds(frame) } }
    }
    var told: [[String]] = []
    let regions = summary?.regions ?? []
    summary?.regions = regions.map { region in
      guard
        let change = outlines.changes(of: region).first(where: {
          isSeen($0) && $0.overlaps(PlacedView.Frame(region.box, scale: scale))
        })
      else { return region }
      var region = region
      (region.kind, region.moved) = ("text", nil)
      region.text = [change.before, change.now]
      return region
    }
    for change in outlines.allChanges where isSeen(change) && !told.contains([change.before, change.now]) {
      told.append([change.before, change.now])
    }
    let shown = told.prefix(3).map { "text: “\($0[0])” → “\($0[1])”. " }.joined()
    return told.count > 3 ? "\(shown)\(told.count - 3) more texts changed. " : shown
  }
}

extension RegionSummary {
  var box: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }
}
