import CPixelKernels
import Testing
import TouchstoneTestSupport

/// The kernel against clustering by trying all pairs of tiles.
struct DifferenceRegionTests {
  @Test(arguments: [(1, 1, 1), (60, 40, 200), (130, 90, 900), (200, 33, 300)])
  func `regions are the clusters of tiles`(width: Int, height: Int, share: Int) throws {
    var random = SplitMix(state: 6)
    let colors = KernelPicture.colors(translucent: false)
    let a = KernelPicture(width, height, colors: [0xFFFF_FFFF], using: &random)
    let b = a.changed(oneIn: share, colors: colors, using: &random)
    let classes = (0..<width * height).map { place in
      UInt8(a.pixel(place % width, place / width) == b.pixel(place % width, place / width) ? ts_same : ts_strong)
    }
    let found = KernelPicture.withRows(a, b) { ts_find_regions($0, ts_metric_oklab, classes) }
    defer { ts_regions_free(found) }
    let regions = Array(UnsafeBufferPointer(start: found.items, count: found.count))

    // Merge sets of pixels for as long as two of them have tiles at most two apart.
    var sets = classes.indices.filter { classes[$0] != 0 }.map { [$0] }
    func tiles(_ set: [Int]) -> Set<[Int]> { Set(set.map { [$0 % width / 8, $0 / width / 8] }) }
    var isDone = false
    while !isDone {
      isDone = true
      search: for i in sets.indices {
        for j in sets.indices where j > i {
          let isNear = tiles(sets[i]).contains { p in
            tiles(sets[j]).contains { abs($0[0] - p[0]) <= 2 && abs($0[1] - p[1]) <= 2 }
          }
          guard isNear else { continue }
          sets[i] += sets.remove(at: j)
          isDone = false
          break search
        }
      }
    }
    let boxes = sets.map { set in
      let (x, y) = (set.map { $0 % width }, set.map { $0 / width })
      return [x.min() ?? 0, y.min() ?? 0, (x.max() ?? 0) + 1, (y.max() ?? 0) + 1, set.count]
    }
    #expect(found.is_complete == 1)
    #expect(Set(regions.map { [$0.left, $0.top, $0.right, $0.bottom, $0.pixels] }) == Set(boxes))
    for region in regions {
      let set = try #require(sets.first { $0.contains(region.worst_y * width + region.worst_x) })
      let meter = try #require(ts_color_meter_create(ts_metric_oklab))
      defer { ts_color_meter_destroy(meter) }
      let distances = set.sorted().map { place -> Double in
        let (x, y) = (place % width, place / width)
        return ts_color_meter_distance(meter, a.pixel(x, y) ?? 0, b.pixel(x, y) ?? 0, place)
      }
      #expect(region.worst == distances.max())
      #expect(region.worst_y * width + region.worst_x == zip(set.sorted(), distances).first { $1 == region.worst }?.0)
    }
  }
}
