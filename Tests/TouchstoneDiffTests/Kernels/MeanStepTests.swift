import CPixelKernels
import Testing
import TouchstoneTestSupport

/// The kernel against a plain loop.
struct MeanStepTests {
  @Test func `every mean is that around a pixel of the box`() {
    // The last column alone differs most; around no pixel it is alone.
    let rows: [[UInt8]] = [[100, 100, 100, 100, 100], [100, 100, 110, 80, 120]]
    let pictures = rows.map { row in
      var random = SplitMix(state: 1)
      var picture = KernelPicture(5, 1, colors: [0xFF00_0000], using: &random)
      for x in 0..<5 { picture.bytes[x * 4 + 1] = row[x] }
      return picture
    }
    let box = ts_pixel_box(left: 0, top: 0, right: 5, bottom: 1)
    let step = KernelPicture.withRows(pictures[0], pictures[1]) { ts_largest_mean_step($0, box, .infinity) }
    #expect(step == 10 / Double(9 * 40))
  }

  @Test(arguments: [(1, 1), (3, 2), (4, 4), (5, 7), (18, 9), (67, 40)])
  func `the largest step is that of the means of 3 by 3 pixels, as a share of the contrast`(
    width: Int, height: Int
  ) throws {
    var random = SplitMix(state: 11)
    let colors = KernelPicture.colors(translucent: true)
    let a = KernelPicture(width, height, colors: colors, using: &random)
    let b = a.changed(oneIn: 3, colors: colors, using: &random)
    for box in [(0, 0, width, height), (width / 3, height / 4, width - width / 5, height - height / 7)] {
      let (left, top, right, bottom) = box
      func byte(_ picture: KernelPicture, _ x: Int, _ y: Int, _ channel: Int) -> Int {
        Int(picture.bytes[(y * width + x) * 4 + channel])
      }
      var (contrast, largest) = (0, 0)
      for channel in 0..<4 {
        let levels = (top..<bottom).flatMap { y in
          (left..<right).flatMap { x in [byte(a, x, y, channel), byte(b, x, y, channel)] }
        }
        contrast = max(contrast, (levels.max() ?? 0) - (levels.min() ?? 0))
        for y in top..<bottom {
          for x in left..<right {
            var sum = 0
            for row in max(0, y - 1)..<min(height, y + 2) {
              for column in max(left, x - 1)..<min(right, x + 2) {
                sum += byte(b, column, row, channel) - byte(a, column, row, channel)
              }
            }
            largest = max(largest, abs(sum))
          }
        }
      }
      let pixels = ts_pixel_box(left: left, top: top, right: right, bottom: bottom)
      let found = KernelPicture.withRows(a, b) { ts_largest_mean_step($0, pixels, .infinity) }
      let early = KernelPicture.withRows(a, b) { ts_largest_mean_step($0, pixels, found / 3) }
      #expect(early >= found / 3 && early <= found)
      #expect(found == (contrast > 0 ? Double(largest) / Double(9 * contrast) : 0))
      #expect(KernelPicture.withRows(a, a) { ts_largest_mean_step($0, pixels, .infinity) } == 0)
    }
  }
}
