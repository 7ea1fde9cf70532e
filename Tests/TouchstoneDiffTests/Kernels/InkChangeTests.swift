import CPixelKernels
import Testing
import TouchstoneTestSupport

/// The kernel against the rule written down a second time, with sums about the mean.
struct InkChangeTests {
  /// Ink of random coverage on a page, in another colour in the second picture, with noise of some levels on it.
  private func pictures(
    _ width: Int, _ height: Int, from first: [Double], to second: [Double], noise: Int, using random: inout SplitMix
  ) -> (KernelPicture, KernelPicture) {
    var a = KernelPicture(width, height, colors: [0xFFFF_FFFF], using: &random)
    var b = a
    for place in 0..<width * height where Int.random(in: 0..<4, using: &random) == 0 {
      let coverage = Double(Int.random(in: 1...8, using: &random)) / 8
      for channel in 0..<3 {
        let noise = noise > 0 ? Double(Int.random(in: -noise...noise, using: &random)) : 0
        a.bytes[place * 4 + channel] = UInt8((255 - (255 - first[channel]) * coverage).rounded())
        b.bytes[place * 4 + channel] = UInt8(
          clamping: Int((255 - (255 - second[channel]) * coverage + noise).rounded()))
      }
    }
    return (a, b)
  }

  private func variance(_ x: [Double], _ y: [Double]) -> Double {
    let (p, q) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
    return zip(x, y).reduce(0) { $0 + ($1.0 - p) * ($1.1 - q) }
  }

  private func lab(_ color: [Double]) -> ts_oklab {
    let color = color.map { min(255, max(0, $0)) }
    return ts_oklab_of_srgb(color[2], color[1], color[0])
  }

  /// The distance of both colours in a window of opaque pixels.
  private func distance(_ a: KernelPicture, _ b: KernelPicture, left: Int, top: Int, side: Int) -> Double {
    var (means, steps) = ([[Double]](repeating: [], count: 3), [[Double]](repeating: [], count: 3))
    var changed = 0
    for y in top..<min(top + side, a.height) {
      for x in left..<min(left + side, a.width) {
        let pixels = (0..<3).map { channel -> (Double, Double) in
          let place = (y * a.width + x) * 4 + channel
          return (Double(a.bytes[place]), Double(b.bytes[place]))
        }
        for channel in 0..<3 {
          means[channel].append((pixels[channel].0 + pixels[channel].1) / 2)
          steps[channel].append(pixels[channel].1 - pixels[channel].0)
        }
        changed += pixels.contains { abs($0.1 - $0.0) >= 3 } ? 1 : 0
      }
    }
    let variances = means.map { variance($0, $0) }
    guard changed >= 20, let most = variances.max(), most > 0, let channel = variances.firstIndex(of: most) else {
      return 0
    }
    let slopes = steps.map { variance(means[channel], $0) / most }
    let explained = slopes.reduce(0) { $0 + $1 * $1 * most }
    let axis = means[channel]
    guard explained >= 0.9 * steps.reduce(0, { $0 + variance($1, $1) }), let least = axis.min(), let top = axis.max(),
      top - least >= 12
    else { return 0 }
    return [least, top].map { end -> Double in
      let place = axis.firstIndex(of: end) ?? 0
      let center = axis.reduce(0, +) / Double(axis.count)
      let halves = (0..<3).map { channel in
        (steps[channel].reduce(0, +) / Double(axis.count) + slopes[channel] * (end - center)) / 2
      }
      return ts_oklab_distance(
        lab((0..<3).map { means[$0][place] - halves[$0] }), lab((0..<3).map { means[$0][place] + halves[$0] }))
    }.max() ?? 0
  }

  @Test(arguments: [(40, 40), (16, 16), (37, 51), (9, 30), (70, 21)])
  func `the kernel follows the rule`(width: Int, height: Int) {
    var random = SplitMix(state: 5)
    var found = 0.0
    for (second, noise) in [
      ([140.0, 132, 132], 0), ([127, 127, 127], 1), ([132, 132, 132], 4), ([119, 119, 140], 2),
    ] {
      let (a, b) = pictures(width, height, from: [119, 119, 119], to: second, noise: noise, using: &random)
      var farthest = 0.0
      for cells in [2, 4] {
        let last = (max(0, (width + 7) / 8 - cells), max(0, (height + 7) / 8 - cells))
        for top in 0...last.1 {
          for left in 0...last.0 {
            farthest = max(farthest, distance(a, b, left: left * 8, top: top * 8, side: cells * 8))
          }
        }
      }
      var classes = [UInt8](repeating: UInt8(ts_within), count: width * height)
      let result = KernelPicture.withRows(a, b) { ts_find_ink_changes($0, 0.012, &classes) }
      #expect(abs(result - farthest) < 1e-9, "\(second) \(noise)")
      #expect(classes.contains(UInt8(ts_flat)) == (farthest > 0.012))
      found = max(found, farthest)
    }
    #expect(found > 0.012)
  }

  @Test func `parts of a picture give the same result as the whole`() {
    var random = SplitMix(state: 6)
    let (a, b) = pictures(50, 90, from: [119, 119, 119], to: [132, 132, 132], noise: 3, using: &random)
    var whole = [UInt8](repeating: UInt8(ts_within), count: 50 * 90)
    var parts = whole
    let distance = KernelPicture.withRows(a, b) { ts_find_ink_changes($0, 0.012, &whole) }
    let distances = [(0, 24), (24, 64), (64, 90)].map { bounds in
      KernelPicture.withRows(a, b) { rows in
        var rows = rows
        (rows.first, rows.end) = bounds
        return ts_find_ink_changes(rows, 0.012, &parts)
      }
    }
    #expect(distances.max() == distance && distance > 0.012 && parts == whole)
  }
}
