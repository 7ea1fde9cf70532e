import CPixelKernels
import Testing
import TouchstoneTestSupport

/// The kernel against the rule written down a second time.
struct FlatBlockTests {
  private func mean(_ p: KernelPicture, _ x: Range<Int>, _ y: Range<Int>, _ channel: Int) -> Double {
    let values = y.flatMap { row in x.map { Double(p.bytes[(row * p.width + $0) * 4 + channel]) } }
    return values.reduce(0, +) / Double(values.count)
  }

  /// The variance of luma over white, in levels; rounded down to sixteenths of 1/256 as in the kernel.
  private func variance(_ p: KernelPicture, _ x: Range<Int>, _ y: Range<Int>) -> Double {
    var values: [Double] = []
    for row in y {
      for column in x {
        let bytes = p.bytes[((row * p.width + column) * 4)...].prefix(4).map { Int($0) }
        let luma = 29 * bytes[0] + 150 * bytes[1] + 77 * bytes[2] + 256 * (255 - bytes[3])
        values.append(Double(luma / 16) / 16)
      }
    }
    let count = Double(values.count)
    let mean: Double = values.reduce(0, +) / count
    let squares: Double = values.map { $0 * $0 }.reduce(0, +)
    return squares / count - mean * mean
  }

  private func color(_ p: KernelPicture, _ x: Range<Int>, _ y: Range<Int>, _ ground: Double) -> ts_oklab {
    let rest = (255 - mean(p, x, y, 3)) * ground / 255
    return ts_oklab_of_srgb(mean(p, x, y, 2) + rest, mean(p, x, y, 1) + rest, mean(p, x, y, 0) + rest)
  }

  @Test(arguments: [(8, 8), (3, 5), (20, 30), (33, 17), (100, 9)])
  func `the kernel follows the rule`(width: Int, height: Int) {
    var random = SplitMix(state: 8)
    let base: UInt32 = 0xFF80_8080
    let a = KernelPicture(width, height, colors: [base, base &+ 0x010101, base &+ 0x000002], using: &random)
    var b = a
    for place in 0..<width * height where place % width / 9 % 2 == 0 {
      let step = UInt8(place % width / 18 % 5)
      for channel in 0..<3 { b.bytes[place * 4 + channel] &+= step }
    }
    if width > 20 { for i in 0..<40 { b.bytes[i * 4] = UInt8.random(in: 0...255, using: &random) } }

    let (across, down) = (min(8, width), min(8, height))
    var changes: [Double] = []
    var marked = [Bool](repeating: false, count: width * height)
    for line in 0..<(height + 7) / 8 {
      for column in 0..<(width + 7) / 8 {
        let (left, top) = (min(column * 8, width - across), min(line * 8, height - down))
        let (x, y) = (left..<left + across, top..<top + down)
        guard variance(a, x, y) < 6.25, variance(b, x, y) < 6.25 else { continue }
        guard (0..<4).contains(where: { abs(mean(a, x, y, $0) - mean(b, x, y, $0)) > 1.25 }) else { continue }
        let moved = [0.0, 255].map { ts_oklab_distance(color(a, x, y, $0), color(b, x, y, $0)) }.max() ?? 0
        changes.append(moved)
        guard moved > 0.006 else { continue }
        for row in y { for column in x { marked[row * width + column] = true } }
      }
    }
    var classes = (0..<width * height).map { place in
      UInt8(a.pixel(place % width, place / width) == b.pixel(place % width, place / width) ? ts_same : ts_within)
    }
    let expected = classes.indices.map { classes[$0] == UInt8(ts_within) && marked[$0] ? UInt8(ts_flat) : classes[$0] }
    let result = KernelPicture.withRows(a, b) { ts_find_flat_changes($0, 0.006, &classes) }
    #expect(result.count == changes.filter { $0 > 0.006 }.count)
    let sorted = changes.sorted(by: >)
    #expect(abs(result.largest.1 - (sorted.count > 1 ? sorted[1] : 0)) < 1e-12)
    #expect(classes == expected)
  }
}
