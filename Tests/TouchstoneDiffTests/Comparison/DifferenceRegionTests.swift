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
    let found = KernelPicture.withRows(a, b) { ts_find_regions($0, ts_metric_oklab, classes, nil, 0) }
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

  @Test(arguments: [ts_metric_oklab, ts_metric_odiff, ts_metric_pixelmatch], [1, 2, 30, 2623])
  func `a dense region is the sum of its pixels`(metric: ts_metric, colorRun: Int) throws {
    var random = SplitMix(state: 8)
    let (width, height) = (61, 43)
    func picture() -> KernelPicture {
      let colors = (0..<width * height / colorRun).map { _ in
        0xFF00_0000 | UInt32.random(in: 0..<1 << 24, using: &random)
      }
      return KernelPicture(width, height, colors: colors, using: &random)
    }
    let (a, b) = (picture(), picture())
    let meter = try #require(ts_color_meter_create(metric))
    let lightness = try #require(ts_color_meter_create(ts_metric_oklab))
    defer { for one in [meter, lightness] { ts_color_meter_destroy(one) } }
    var classes = [UInt8](repeating: UInt8(ts_same), count: width * height)
    var (pixels, worst, place, lighter, changed) = (0, -1.0, 0, 0.0, 0.0)
    for index in classes.indices {
      let p = try #require(a.pixel(index % width, index / width))
      let q = try #require(b.pixel(index % width, index / width))
      guard p != q, colorRun > 1 || index % 17 > 0 else { continue }
      classes[index] = UInt8([ts_weak, ts_strong, ts_flat][index % 3])
      let distance = ts_color_meter_distance(meter, p, q, index)
      let step = ts_color_meter_lightness(lightness, q) - ts_color_meter_lightness(lightness, p)
      if distance > worst { (worst, place) = (distance, index) }
      (pixels, lighter, changed) = (pixels + 1, lighter + step, changed + abs(step))
    }
    let found = KernelPicture.withRows(a, b) { ts_find_regions($0, metric, classes, nil, 0) }
    defer { ts_regions_free(found) }
    let region = try #require(UnsafeBufferPointer(start: found.items, count: found.count).first)
    #expect(found.count == 1 && region.pixels == pixels)
    #expect(region.worst == worst && region.worst_y * width + region.worst_x == place)
    #expect([region.left, region.top, region.right, region.bottom] == [0, 0, width, height])
    // Lightness may be measured in single precision.
    #expect(abs(region.lighter - lighter) < 0.01 && abs(region.changed - changed) < 0.01)
  }

  @Test(arguments: [ts_metric_oklab, ts_metric_odiff, ts_metric_pixelmatch], [1, 3, 40])
  func `bounds of distances do not change a region`(metric: ts_metric, share: Int) throws {
    var random = SplitMix(state: 9)
    let (width, height) = (203, 171)
    let colors = (0..<700).map { _ in 0xFF00_0000 | UInt32.random(in: 0..<1 << 24, using: &random) }
    let a = KernelPicture(width, height, colors: colors, using: &random)
    let b = a.changed(oneIn: share, colors: colors, using: &random)
    var classes = [UInt8](repeating: UInt8(ts_same), count: width * height)
    var peaks = [Float](repeating: 0, count: ts_peak_count(width, height))
    let largest = KernelPicture.withRows(a, b) { ts_classify($0, metric, 0.05, 0.1, &classes, &peaks) }
    func regions(_ peaks: [Float]?) -> [[Double]] {
      let found = KernelPicture.withRows(a, b) { rows in
        peaks.map { ts_find_regions(rows, metric, classes, $0, largest) }
          ?? ts_find_regions(rows, metric, classes, nil, 0)
      }
      defer { ts_regions_free(found) }
      return UnsafeBufferPointer(start: found.items, count: found.count).map { region in
        [region.left, region.top, region.right, region.bottom, region.pixels, region.worst_x, region.worst_y].map(
          Double.init)
          + [region.worst, region.texture_a, region.texture_b]
      }
    }
    #expect(!regions(nil).isEmpty && regions(peaks) == regions(nil))
  }
}
