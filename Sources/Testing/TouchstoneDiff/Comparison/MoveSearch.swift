import CPixelKernels
import TouchstoneDrawing

/// Finds regions that show the same pixels at another position.
struct MoveSearch {
  /// The search distance within a region, in pixels.
  private static let reach = 32
  /// The number of regions above which none is searched, to save time.
  private static let limit = 200

  let pair: PixelPair

  /// Returns the distance that the content of each region moved, or `nil` if it did not move.
  func movements(of regions: [(box: PixelRect, kind: DifferenceRegion.Kind)]) -> [PixelOffset?] {
    var movements = [PixelOffset?](repeating: nil, count: regions.count)
    guard regions.count <= Self.limit else { return movements }
    for (index, region) in regions.enumerated() where region.kind == .replaced || region.kind == .rerasterized {
      movements[index] = movement(within: region.box)
    }
    for (index, region) in regions.enumerated() where movements[index] == nil && Self.mayHaveLeft(region.kind) {
      let place = regions.indices.first { other in
        other != index && movements[other] == nil && Self.mayHaveLeft(regions[other].kind)
          && isMoved(from: region.box, to: regions[other].box)
      }
      guard let place else { continue }
      let boxes = (region.box, regions[place].box)
      let (old, new) = region.kind == .added ? (boxes.1, boxes.0) : boxes
      movements[index] = PixelOffset(x: new.x - old.x, y: new.y - old.y)
      movements[place] = movements[index]
    }
    return movements
  }

  /// Returns whether a region may be the old or the new position of content that moved far.
  private static func mayHaveLeft(_ kind: DifferenceRegion.Kind) -> Bool {
    kind == .removed || kind == .added || kind == .recolored
  }

  private func movement(within box: PixelRect) -> PixelOffset? {
    var (x, y): (Int32, Int32) = (0, 0)
    let bounds = ts_pixel_box(left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height)
    let isFound = pair.withRows { ts_find_move($0, bounds, Int32(Self.reach), &x, &y) }
    return isFound != 0 ? PixelOffset(x: Int(x), y: Int(y)) : nil
  }

  /// Returns whether two boxes of the pictures have swapped their pixels.
  ///
  /// Both directions count: otherwise content recoloured to resemble other content would seem to have moved there.
  private func isMoved(from old: PixelRect, to new: PixelRect) -> Bool {
    (old.width, old.height) == (new.width, new.height)
      && Self.isEqual(pair.reference, old, pair.actual, new) && Self.isEqual(pair.actual, old, pair.reference, new)
  }

  private static func isEqual(_ a: Bitmap, _ from: PixelRect, _ b: Bitmap, _ to: PixelRect) -> Bool {
    a.withUnsafeBytes { first in
      b.withUnsafeBytes { second in
        (0..<from.height).allSatisfy { row in
          let start = ((from.y + row) * a.width + from.x) * 4
          let other = ((to.y + row) * b.width + to.x) * 4
          return ts_differing_pixels(first.octets.map { $0 + start }, second.octets.map { $0 + other }, from.width) == 0
        }
      }
    }
  }
}
