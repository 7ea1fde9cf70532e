import CPixelKernels
import TouchstoneDrawing

/// Finds clusters of pixels over the tolerance and says what they seem to be.
struct RegionSearch {
  let pair: PixelPair
  let verdict: Verdict

  /// The regions from the top, each with the largest distance in it.
  func regions() -> [(region: DifferenceRegion, distance: Double)] {
    let found = pair.withRows { rows in ts_find_regions(rows, verdict.metric, verdict.classes.bytes) }
    defer { ts_regions_free(found) }
    precondition(found.is_complete != 0, "out of memory")
    let clusters = Array(UnsafeBufferPointer(start: found.items, count: found.count))
    let moves = MoveSearch(pair: pair)
    let kinds = clusters.map { kind($0) }
    let movements = moves.movements(of: zip(clusters.map(\.box), kinds).map { ($0, $1) })
    return clusters.indices.map { index in
      let movement = movements[index]
      return (region(clusters[index], movement == nil ? kinds[index] : .moved, movement), clusters[index].worst)
    }
  }

  private func region(
    _ found: ts_region, _ kind: DifferenceRegion.Kind, _ movement: PixelOffset?
  ) -> DifferenceRegion {
    DifferenceRegion(
      box: found.box, pixels: found.pixels,
      worst: PixelDifference(x: found.worst_x, y: found.worst_y, in: pair.reference, pair.actual), kind: kind,
      movement: movement)
  }

  /// Told from the lightness of both pictures: where all pixels moved one way, or both ways alike, and where there were
  /// more edges before or after.
  private func kind(_ found: ts_region) -> DifferenceRegion.Kind {
    if verdict.classes.bytes[found.worst_y * pair.width + found.worst_x] == UInt8(ts_outside) { return .resized }
    let balance = found.changed > 0 ? abs(found.lighter) / found.changed : 1
    let more = max(found.texture_a, found.texture_b)
    let less = min(found.texture_a, found.texture_b)
    if balance > 0.6 {
      if less < 0.5 * more { return found.texture_b > found.texture_a ? .added : .removed }
      return .recolored
    }
    return balance < 0.25 && less > 0.7 * more ? .rerasterized : .replaced
  }
}

extension ts_region {
  /// The box around the pixels.
  fileprivate var box: PixelRect {
    PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
