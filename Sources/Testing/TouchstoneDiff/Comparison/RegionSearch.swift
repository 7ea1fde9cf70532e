import CPixelKernels
import Foundation
import TouchstoneDrawing

/// Finds clusters of pixels over the tolerance and classifies the changes.
struct RegionSearch {
  let pair: PixelPair
  let verdict: Verdict

  /// Returns the regions from top to bottom, each with its largest distance.
  func regions() -> [(region: DifferenceRegion, distance: Double)] {
    let (classes, bounds) = (verdict.classes.bytes, verdict.classes.bounds)
    let found = pair.withRows { rows in
      classes.withUnsafeBytes { classes in
        guard let bounds else { return ts_find_regions(rows, verdict.metric, classes.octets, nil, 0) }
        return ts_find_regions(rows, verdict.metric, classes.octets, bounds.peaks, bounds.largestWithin)
      }
    }
    defer { ts_regions_free(found) }
    precondition(found.is_complete != 0, "out of memory")
    let (clusters, kinds) = joined(Array(UnsafeBufferPointer(start: found.items, count: found.count)))
    let moves = MoveSearch(pair: pair)
    let movements = moves.movements(of: zip(clusters.map(\.box), kinds).map { ($0, $1) })
    return clusters.indices.map { index in
      let movement = movements[index]
      return (region(clusters[index], movement == nil ? kinds[index] : .moved, movement), clusters[index].worst)
    }
  }

  /// Returns the clusters with their kinds, of which those that only changed their colour and lie in the box of a large one
  /// are parts of it: text divides a card that got another colour, but the card is one region.
  private func joined(_ found: [ts_region]) -> (clusters: [ts_region], kinds: [DifferenceRegion.Kind]) {
    var clusters = found
    let kinds = found.map { kind($0) }
    let areas = found.indices.filter { kinds[$0] == .recolored && found[$0].pixels >= Self.cardPixels }
      .sorted { found[$0].pixels > found[$1].pixels }.prefix(Self.mostCards)
    let kept = found.indices.filter { index in
      guard kinds[index] == .recolored,
        let area = areas.first(where: { found[$0].pixels > found[index].pixels && found[$0].contains(found[index]) })
      else { return true }
      clusters[area].add(clusters[index])
      return false
    }
    return (kept.map { clusters[$0] }, kept.map { kinds[$0] })
  }

  private func region(
    _ found: ts_region, _ kind: DifferenceRegion.Kind, _ movement: PixelOffset?
  ) -> DifferenceRegion {
    DifferenceRegion(
      box: found.box, pixels: found.pixels,
      worst: PixelDifference(x: found.worst_x, y: found.worst_y, in: pair.reference, pair.actual), kind: kind,
      movement: movement)
  }

  /// Returns the kind of change, judging by lightness: whether all pixels changed in the same direction or evenly in
  /// both, and whether there were more edges before or after.
  private func kind(_ found: ts_region) -> DifferenceRegion.Kind {
    if verdict.classes.bytes[found.worst_y * pair.width + found.worst_x] == UInt8(ts_outside) { return .resized }
    let balance = found.changed > 0 ? abs(found.lighter) / found.changed : 1
    let more = max(found.texture_a, found.texture_b)
    let less = min(found.texture_a, found.texture_b)
    if balance > 0.6 {
      if less < 0.5 * more { return found.texture_b > found.texture_a ? .added : .removed }
      return .recolored
    }
    return balance < 0.25 && less > 0.7 * more && looksTheSame(found) ? .rerasterized : .replaced
  }

  /// Returns whether both pictures show the same content at a coarse resolution: other letters have as many edges as
  /// the same letters offset by a fraction of a pixel, but ink in other places.
  private func looksTheSame(_ found: ts_region) -> Bool {
    // Include the adjacent pixels: those within the tolerance are part of the edges, too.
    let box = ts_pixel_box(
      left: max(found.left, 1) - 1, top: max(found.top, 1) - 1, right: min(found.right + 1, pair.width),
      bottom: min(found.bottom + 1, pair.height))
    let step = pair.withRows { ts_largest_mean_step($0, box, Self.differentLetter) }
    precondition(step >= 0, "out of memory")
    return step < Self.differentLetter
  }

  /// How many pixels an area has at least that may have others in it, and how many such areas are looked at.
  private static let (cardPixels, mostCards) = (1024, 16)

  /// An offset of half a pixel gives a sixth; the smallest measured change of a character, "." to "," at 13 points, a
  /// quarter.
  private static let differentLetter = 0.2
}

extension ts_region {
  /// The bounding box of the pixels.
  fileprivate var box: PixelRect {
    PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the box contains that of another cluster.
  fileprivate func contains(_ other: ts_region) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  /// Adds the pixels of a cluster in the box.
  fileprivate mutating func add(_ other: ts_region) {
    pixels += other.pixels
    guard other.worst > worst else { return }
    (worst, worst_x, worst_y) = (other.worst, other.worst_x, other.worst_y)
  }
}
