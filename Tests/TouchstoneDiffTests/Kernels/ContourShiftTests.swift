import CPixelKernels
import Testing
import TouchstoneTestSupport

/// The kernel against the rule written down a second time.
struct ContourShiftTests {
  /// What a window has in one channel.
  private struct Sums {
    var difference = 0.0
    var length = 0.0
    var alongX = 0.0
    var alongY = 0.0
    var power = 0.0
    var least = 255.0
    var most = 0.0
    var changed = 0
  }

  private func sums(_ a: KernelPicture, _ b: KernelPicture, left: Int, top: Int, _ channel: Int) -> Sums {
    func value(_ p: KernelPicture, _ x: Int, _ y: Int) -> Double {
      Double(p.bytes[(min(max(y, 0), p.height - 1) * p.width + min(max(x, 0), p.width - 1)) * 4 + channel])
    }
    func mean(_ x: Int, _ y: Int) -> Double { (value(a, x, y) + value(b, x, y)) / 2 }
    var sums = Sums()
    for y in top..<min(top + 8, a.height) {
      for x in left..<min(left + 8, a.width) {
        let gx = (mean(x + 1, y) - mean(x - 1, y)) / 2
        let gy = (mean(x, y + 1) - mean(x, y - 1)) / 2
        var step = value(b, x, y) - value(a, x, y)
        if abs(step) <= 2 { step = 0 } else { sums.changed += 1 }
        sums.difference += step
        sums.length += max(abs(gx), abs(gy)) + min(abs(gx), abs(gy)) * 0.41
        sums.alongX += step * gx
        sums.alongY += step * gy
        sums.power += gx * gx + gy * gy
        sums.least = min(sums.least, mean(x, y))
        sums.most = max(sums.most, mean(x, y))
      }
    }
    return sums
  }

  private func shift(_ a: KernelPicture, _ b: KernelPicture, left: Int, top: Int) -> Double {
    let all = (0..<4).map { sums(a, b, left: left, top: top, $0) }.filter { $0.changed > 0 }
    // The first of equals: the order of the channels decides.
    guard let contrast = all.map({ $0.most - $0.least }).max(),
      let one = all.first(where: { $0.most - $0.least == contrast })
    else { return 0 }
    guard contrast >= 12, one.changed >= 6, one.length >= 6 * contrast, one.power * 3 >= one.length * contrast
    else { return 0 }
    let apart = abs(one.difference) < 32 ? 0 : abs(one.difference) / one.length
    let (x, y) = (one.alongX / one.power, one.alongY / one.power)
    return max(apart, (x * x + y * y).squareRoot() / 1.2)
  }

  @Test(arguments: [(8, 8), (12, 20), (33, 17), (64, 9), (41, 40)])
  func `the kernel follows the rule`(width: Int, height: Int) {
    var random = SplitMix(state: 3)
    for translucent in [false, true] {
      let colors = KernelPicture.colors(translucent: translucent)
      let a = KernelPicture(width, height, colors: Array(colors.prefix(3)) + colors.suffix(2), using: &random)
      let b = a.changed(oneIn: 4, colors: colors, using: &random)
      var farthest = 0.0
      for top in stride(from: 0, to: height - 4, by: 4) {
        for left in stride(from: 0, to: width - 4, by: 4) {
          farthest = max(farthest, shift(a, b, left: left, top: top))
        }
      }
      var classes = [UInt8](repeating: UInt8(ts_within), count: width * height)
      let found = KernelPicture.withRows(a, b) { ts_find_contour_shifts($0, 0.35, &classes) }
      #expect(farthest > 0)
      #expect(abs(found - farthest) < 1e-5 * max(1, farthest))
      #expect(classes.contains(UInt8(ts_flat)) == (farthest > 0.35))
    }
  }
}
