import CPixelKernels
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@testable import TouchstoneDiff

/// However many threads compare, they find the same.
struct ThreadTests {
  private static let comparers: [Comparer] = [
    .ui, .strict, .crossPlatform, .pixelmatch(), .pixelmatch7(), .odiff(antialiasing: true),
    .perceptual(precision: 0.9, perceptualPrecision: 0.98),
  ]

  /// Two pictures with noise, edges, even areas and clear parts, in which about every second row differs.
  private func pictures(_ width: Int, _ height: Int, seed: UInt64) -> (Bitmap, Bitmap) {
    var random = SplitMix(state: seed)
    var first = Canvas(width, height, 0xF2F2F7)
    for _ in 0..<12 {
      let (x, y) = (Int.random(in: 0..<width - 8, using: &random), Int.random(in: 0..<height - 6, using: &random))
      first.fill(x, y, 8, 6, UInt32.random(in: 0...0xFFFFFF, using: &random))
    }
    var second = first
    for _ in 0..<6 {
      let (x, y) = (Int.random(in: 0..<width - 8, using: &random), Int.random(in: 0..<height - 6, using: &random))
      second.fill(x, y, 7, 5, UInt32.random(in: 0...0xFFFFFF, using: &random))
    }
    let rows = Set((0..<height).filter { _ in Bool.random(using: &random) })
    second.shift { _, y, _ in rows.contains(y) ? Int.random(in: -3...3, using: &random) : 0 }
    return (first.bitmap, second.bitmap)
  }

  @Test(arguments: comparers)
  func `the result is the same for every number of threads`(comparer: Comparer) {
    for (index, size) in [(40, 33), (61, 64), (33, 130), (100, 9), (20, 200)].enumerated() {
      let (a, b) = pictures(size.0, size.1, seed: UInt64(index + 1))
      let single = comparer.compare(a, b, threads: 1)
      #expect(!single.isIdentical)
      for threads in [2, 3, 4, 7, 64] {
        #expect(comparer.compare(a, b, threads: threads) == single, "\(size), \(threads) threads")
      }
    }
  }

  @Test func `many pixels are compared on several threads by themselves`() {
    let (a, b) = pictures(1100, 700, seed: 5)
    #expect(Comparer.ui.compare(a, b) == Comparer.ui.compare(a, b, threads: 1))
  }

  @Test func `rows of large pictures are found in both halves`() throws {
    let (width, height) = (2300, 2001)
    let first = Bitmap(width: width, height: height)
    for rows in [[0, 999, 1000, 1001, 2000], [2000], [3]] {
      var second = first
      second.withUnsafeMutableBytes { bytes in
        for y in rows { bytes[y * width * 4 + y] = 1 }
      }
      let pair = try #require(PixelPair(first, second))
      #expect(pair.differingRows == rows.count && pair.rows == rows[0]..<rows[rows.count - 1] + 1)
      #expect(pair.withRows { range in (0..<height).filter { range.differs[$0] == 1 } } == rows)
    }
    var copy = first
    copy.withUnsafeMutableBytes { $0[0] = 0 }
    #expect([first, copy].allSatisfy { PixelPair(first, $0) == nil })
  }
}
