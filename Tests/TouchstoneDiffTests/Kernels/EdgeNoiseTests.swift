import CPixelKernels
import Testing
import TouchstoneTestSupport

/// The kernel against the rule written down a second time.
struct EdgeNoiseTests {
  private func value(_ p: KernelPicture, _ x: Int, _ y: Int, _ channel: Int) -> Int {
    Int(p.bytes[(y * p.width + x) * 4 + channel])
  }

  private func range(_ p: KernelPicture, _ x: Int, _ y: Int, _ channel: Int) -> Int {
    let near = (max(0, y - 1)...min(p.height - 1, y + 1)).flatMap { row in
      (max(0, x - 1)...min(p.width - 1, x + 1)).map { value(p, $0, row, channel) }
    }
    return (near.max() ?? 0) - (near.min() ?? 0)
  }

  private func isExplained(_ a: KernelPicture, _ b: KernelPicture, _ x: Int, _ y: Int, _ share: Double) -> Bool {
    (0..<4).allSatisfy { channel in
      let step = abs(value(b, x, y, channel) - value(a, x, y, channel))
      return Double(step) <= share * Double(min(range(a, x, y, channel), range(b, x, y, channel))) + 2
    }
  }

  private func isBalanced(_ a: KernelPicture, _ b: KernelPicture, _ x: Int, _ y: Int) -> Bool {
    let (left, top) = (x / 8 * 8 - 8, y / 8 * 8 - 8)
    let sums = (0..<4).map { channel -> (sum: Int, amount: Int) in
      let steps = (max(0, top)..<min(a.height, top + 24)).flatMap { row in
        (max(0, left)..<min(a.width, left + 24)).map { value(b, $0, row, channel) - value(a, $0, row, channel) }
      }.filter { abs($0) > 2 }
      return (steps.reduce(0, +), steps.reduce(0) { $0 + abs($1) })
    }
    let most = sums.map(\.amount).max() ?? 0
    guard let one = sums.first(where: { $0.amount == most }) else { return true }
    return 2 * abs(one.sum) <= one.amount
  }

  @Test(arguments: [(8, 8), (17, 9), (40, 33), (70, 20), (3, 1)])
  func `the kernel follows the rule`(width: Int, height: Int) {
    var random = SplitMix(state: 12)
    // Multiples of 1/256, so that rounding plays no part.
    for share in [0.25, 0.75] {
      for translucent in [false, true] {
        let colors = KernelPicture.colors(translucent: translucent)
        let a = KernelPicture(width, height, colors: colors, using: &random)
        var b = a
        for place in b.bytes.indices where Int.random(in: 0..<3, using: &random) == 0 {
          b.bytes[place] = UInt8(clamping: Int(b.bytes[place]) + Int.random(in: -60...60, using: &random))
        }
        let before = (0..<width * height).map { UInt8([ts_weak, ts_strong, ts_within][$0 % 3]) }
        var classes = before
        #expect(KernelPicture.withRows(a, b) { ts_excuse_edge_noise($0, share, &classes) } == 1)
        for place in before.indices {
          let (x, y) = (place % width, place / width)
          let isExcused =
            before[place] != UInt8(ts_within) && isExplained(a, b, x, y, share) && isBalanced(a, b, x, y)
          #expect(classes[place] == (isExcused ? UInt8(ts_antialiased) : before[place]), "\(x), \(y)")
        }
      }
    }
  }
}
