import TouchstoneSnapshots

extension DifferenceSummary {
  /// Returns the same numbers, with the views and the texts that a run found at the places of its own regions: it knew
  /// what it drew, and the pictures do not show it.
  func named(by found: [RegionSummary]) -> DifferenceSummary {
    var result = self
    for index in result.regions.indices {
      let region = result.regions[index]
      // Not the largest area: a region around others has all of theirs.
      let nearest = found.map { (region: $0, likeness: region.likeness(to: $0)) }.max { $0.likeness < $1.likeness }
      guard let nearest, nearest.likeness > 0 else { continue }
      result.regions[index].view = nearest.region.view
      // A view that moved far is not found in the pixels.
      if nearest.region.kind == "moved", let moved = nearest.region.moved, moved.count == 2, region.kind != "moved" {
        result.regions[index].kind = "moved"
        result.regions[index].moved = moved
      }
      guard let text = nearest.region.text else { continue }
      result.regions[index].kind = "text"
      result.regions[index].text = text
    }
    return result
  }
}

extension RegionSummary {
  /// Returns the part of the area of two regions that both have, from 0 to 1 for the same region; 0 in different frames. Numbers
  /// of a log may be anything.
  fileprivate func likeness(to other: RegionSummary) -> Double {
    guard frame == other.frame else { return 0 }
    func shared(_ start: Int, _ length: Int, _ otherStart: Int, _ otherLength: Int) -> Double {
      let end = min(Double(start) + Double(length), Double(otherStart) + Double(otherLength))
      return max(0, end - Double(max(start, otherStart)))
    }
    func area(_ region: RegionSummary) -> Double { Double(max(0, region.width)) * Double(max(0, region.height)) }
    let both = shared(x, width, other.x, other.width) * shared(y, height, other.y, other.height)
    return both > 0 ? both / (area(self) + area(other) - both) : 0
  }
}
