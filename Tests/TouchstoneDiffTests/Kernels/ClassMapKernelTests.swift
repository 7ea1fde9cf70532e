import CPixelKernels
import Testing
import TouchstoneTestSupport

/// Kernels that count, against counting one by one.
struct ClassMapKernelTests {
  @Test func `rows pixels and bytes that differ are counted`() {
    var random = SplitMix(state: 1)
    for (width, height, share) in [(1, 1, 1), (3, 7, 2), (16, 4, 9), (33, 31, 40), (700, 30, 3), (300, 9, 100_000)] {
      let colors = KernelPicture.colors(translucent: true)
      let a = KernelPicture(width, height, colors: colors, using: &random)
      let b = a.changed(oneIn: share, colors: colors, using: &random)
      var rows = [UInt8](repeating: 9, count: height)
      let count = ts_differing_rows(a.bytes, b.bytes, width * 4, height, &rows)
      let expected = (0..<height).map { y in (0..<width).contains { a.pixel($0, y) != b.pixel($0, y) } ? UInt8(1) : 0 }
      #expect(rows == expected && count == expected.filter { $0 == 1 }.count)
      let places = (0..<width * height).filter { a.pixel($0 % width, $0 / width) != b.pixel($0 % width, $0 / width) }
      #expect(ts_differing_pixels(a.bytes, b.bytes, width * height) == places.count)
      let bytes = zip(a.bytes, b.bytes).filter { $0 != $1 }.count
      #expect(ts_differing_bytes(a.bytes, b.bytes, a.bytes.count) == bytes)
      var classes = [UInt8](repeating: 0, count: width * height)
      ts_mark_differing(a.bytes, b.bytes, width * height, 6, &classes)
      let marked = Set(places)
      #expect(classes == classes.indices.map { marked.contains($0) ? 6 : 0 })
    }
  }

  @Test func `classes are counted`() {
    var random = SplitMix(state: 2)
    for count in [0, 1, 63, 64, 65, 1000, 40_000] {
      var current: UInt8 = 0
      let classes = (0..<count).map { _ -> UInt8 in
        if Int.random(in: 0..<6, using: &random) == 0 { current = UInt8.random(in: 0...7, using: &random) }
        return current
      }
      var counts = [UInt64](repeating: 0, count: 8)
      ts_count_classes(classes, count, &counts)
      #expect(counts == (0..<8).map { mark in UInt64(classes.filter { $0 == mark }.count) })
    }
  }

  @Test(arguments: [(1, 1, 32), (5, 9, 3), (40, 30, 8), (40, 30, 32), (12, 50, 1), (33, 90, 20)])
  func `the densest window is that of all windows`(width: Int, height: Int, side: Int) {
    var random = SplitMix(state: 3)
    let marks = [ts_same, ts_same, ts_same, ts_within, ts_weak, ts_strong, ts_antialiased, ts_flat].map { UInt8($0) }
    var classes = (0..<width * height).map { _ in marks[Int.random(in: 0..<8, using: &random)] }
    for y in stride(from: 2, to: height, by: 5) {
      classes.replaceSubrange(y * width..<(y + 1) * width, with: repeatElement(UInt8(ts_same), count: width))
    }
    let (across, down) = (min(side, width), min(side, height))
    var most = 0
    for top in 0...height - down {
      for left in 0...width - across {
        let count = (top..<top + down).reduce(0) { sum, y in
          sum
            + (left..<left + across).filter {
              [ts_weak, ts_strong].map { UInt8($0) }.contains(classes[y * width + $0])
            }.count
        }
        most = max(most, count)
      }
    }
    #expect(ts_densest_window(classes, width, height, side, nil) == most)
    let differs = (0..<height).map { y in UInt8(classes[y * width..<(y + 1) * width].contains { $0 != 0 } ? 1 : 0) }
    #expect(ts_densest_window(classes, width, height, side, differs) == most)
  }

  /// Seventeen pixels, so that the last one is in no whole vector. Black is step 0, white and nothing are step 63, half of
  /// black is on white: 255 · (1 − 128 / 255) / 4.
  @Test func `each class has an index, and the others the luma`() {
    let pixels: [[UInt8]] = [[0, 0, 0, 255], [0, 0, 0, 0], [255, 255, 255, 255], [0, 0, 0, 128], [200, 9, 9, 9]]
    let expectedSteps: [UInt8] = [0, 63, 63, 31, 63]
    let classes: [UInt8] = (0..<17).map { place in
      switch place {
      case 0..<5: UInt8(ts_same)
      case 5..<10: UInt8(ts_within)
      default:
        [ts_antialiased, ts_weak, ts_strong, ts_flat, ts_ignored, ts_outside, ts_strong].map { UInt8($0) }[place - 10]
      }
    }
    let reference = (0..<17).flatMap { pixels[$0 % 5] }
    var indices = [UInt8](repeating: 0, count: 17)
    ts_index_differences(reference, classes, 17, &indices)
    let different = UInt8(ts_index_different)
    let marks = [
      UInt8(ts_index_antialiased), different, different, different, UInt8(ts_index_ignored), UInt8(ts_index_outside),
      different,
    ]
    #expect(indices == expectedSteps + expectedSteps + marks)
  }

  @Test func `indices are painted in their colours`() {
    var target = [UInt8](repeating: 0, count: 12)
    ts_paint_indices([2, 0, 1], 3, [0xFF01_0203, 0xFF04_0506, 0xFF07_0809], &target)
    #expect(target == [9, 8, 7, 255, 3, 2, 1, 255, 6, 5, 4, 255])
  }

  @Test func `heat takes the colour of the nearest level`() {
    let colors = (0..<256).map { UInt32($0) * 0x0101_0101 }
    let numbers: [Float] = [-1, 0, 0.0019, 0.002, 0.5, 0.9979, 0.9981, 1, 7, .infinity, -.infinity, .nan]
    var target = [UInt8](repeating: 9, count: numbers.count * 4)
    ts_draw_heat(numbers, numbers.count, colors, &target)
    let expected: [UInt8] = [0, 0, 0, 1, 128, 254, 255, 255, 255, 255, 0, 0]
    #expect(target == expected.flatMap { [$0, $0, $0, $0] })
  }

  @Test(arguments: [ts_metric_oklab, ts_metric_pixelmatch, ts_metric_odiff, ts_metric_cie94])
  func `classes follow the distances one by one`(metric: ts_metric) throws {
    var random = SplitMix(state: 11)
    let isPercent = metric == ts_metric_cie94
    let (weak, strong) = isPercent ? (20.0, 60.0) : (0.2, 0.6)
    let few = KernelPicture.colors(translucent: true)
    let many = (0..<900).map { _ in 0xFF00_0000 | UInt32.random(in: 0..<1 << 24, using: &random) }
    let near = (0..<90).map { _ in 0xFF20_8060 ^ UInt32.random(in: 0..<16, using: &random) }
    for (width, height, colors) in [(1, 1, few), (17, 3, few), (40, 25, few), (70, 50, many), (70, 50, near)] {
      let a = KernelPicture(width, height, colors: colors, using: &random)
      let b = a.changed(oneIn: 2, colors: colors, using: &random)
      let meter = try #require(ts_color_meter_create(metric))
      defer { ts_color_meter_destroy(meter) }
      var largest = 0.0
      var highest = [Double](repeating: 0, count: ts_peak_count(width, height))
      let expected = (0..<width * height).map { place -> UInt8 in
        guard let p = a.pixel(place % width, place / width), let q = b.pixel(place % width, place / width), p != q
        else { return 0 }
        let distance = ts_color_meter_distance(meter, p, q, place)
        let area = place / width / 8 * ts_peak_columns(width) + place % width / 16
        highest[area] = max(highest[area], distance)
        if distance > strong { return 4 }
        if distance > weak { return 3 }
        largest = max(largest, distance)
        return 1
      }
      var classes = [UInt8](repeating: 0, count: width * height)
      var peaks = [Float](repeating: 0, count: ts_peak_count(width, height))
      let found = KernelPicture.withRows(a, b) { ts_classify($0, metric, weak, strong, &classes, &peaks) }
      #expect(classes == expected)
      #expect(found == largest)
      for (peak, distance) in zip(peaks, highest) where distance > largest || peak > 0 {
        #expect(
          abs(Double(peak) - distance) < 1e-4 * (isPercent ? 100 : 1)
            || (distance <= largest && Double(peak) < distance))
      }
    }
  }
}
