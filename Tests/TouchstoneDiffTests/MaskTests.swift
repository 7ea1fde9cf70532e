import CPixelKernels
import Testing
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneTestSupport

struct MaskTests {
  private let canvas = Canvas(40, 30)
  private var changed: Bitmap { canvas.with { $0.fill(10, 10, 8, 8, 0x000000) } }

  /// A clear mask with one painted rectangle.
  private func mask(_ width: Int, _ height: Int, _ place: PixelRect, _ color: UInt32 = 0xFFFFFF) -> Bitmap {
    var painted = Canvas(place.width, place.height)
    painted.fill(0, 0, place.width, place.height, color)
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withUnsafeMutableBytes { bytes in
      for y in 0..<place.height {
        for byte in 0..<place.width * 4 {
          bytes[(place.y + y) * width * 4 + place.x * 4 + byte] = painted.bitmap.bytes[y * place.width * 4 + byte]
        }
      }
    }
    return bitmap
  }

  @Test func `a mask that covers the change makes it pass and counts it`() {
    let whole = mask(40, 30, PixelRect(x: 10, y: 10, width: 8, height: 8))
    let result = Comparer.exact.compare(canvas.bitmap, changed, masks: [whole])
    #expect(result.isMatch && !result.isIdentical)
    #expect(result.ignoredPixels == 64 && result.differingPixels == 0 && result.regions.isEmpty)
    // Yellow: ignored.
    #expect(result.differencePicture()[12, 12] == (0x42, 0xE4, 0xF0, 255))
  }

  @Test func `a mask that leaves a pixel out makes it fail`() {
    let most = mask(40, 30, PixelRect(x: 10, y: 10, width: 8, height: 7))
    let result = Comparer.exact.compare(canvas.bitmap, changed, masks: [most])
    #expect(!result.isMatch && result.ignoredPixels == 56 && result.differingPixels == 8)
  }

  @Test(arguments: [(0xFFFFFF, true), (0xFF0000, true), (0x0000FF, true), (0x000000, false), (0x7F7F7F, false)])
  func `any color is paint and black is not`(color: UInt32, isIgnored: Bool) {
    let painted = mask(40, 30, PixelRect(x: 0, y: 0, width: 40, height: 30), color)
    #expect(Comparer.exact.compare(canvas.bitmap, changed, masks: [painted]).isMatch == isIgnored)
  }

  @Test func `a mask that is too small ignores only what it covers and one too large is cut`() {
    let small = mask(14, 30, PixelRect(x: 0, y: 0, width: 14, height: 30))
    #expect(Comparer.exact.compare(canvas.bitmap, changed, masks: [small]).differingPixels == 32)
    let large = mask(100, 100, PixelRect(x: 0, y: 0, width: 100, height: 100))
    #expect(Comparer.exact.compare(canvas.bitmap, changed, masks: [large]).isMatch)
  }

  @Test func `mask and places work together`() {
    let left = mask(40, 30, PixelRect(x: 10, y: 10, width: 4, height: 8))
    let right = [PixelRect(x: 14, y: 10, width: 4, height: 8)]
    let result = Comparer.ui.compare(canvas.bitmap, changed, ignoring: right, masks: [left])
    #expect(result.isMatch && result.ignoredPixels == 64)
  }

  @Test(arguments: [0.98, 1]) func `a share is one of what is compared`(perceptualPrecision: Double) {
    // Black on white: at a perceptual precision of 1, three of four bytes of a pixel differ.
    let share = perceptualPrecision < 1 ? 64.0 : 0.75 * 64
    func matches(_ precision: Double, isMasked: Bool) -> Bool {
      Comparer.perceptual(precision: precision, perceptualPrecision: perceptualPrecision).compare(
        canvas.bitmap, changed, ignoring: isMasked ? [PixelRect(x: 30, y: -5, width: 90, height: 99)] : [],
        masks: isMasked ? [mask(40, 30, PixelRect(x: 0, y: 20, width: 40, height: 10))] : []
      ).isMatch
    }
    // 30 × 20 of 40 × 30 pixels are left.
    for (isMasked, total) in [(false, 1200.0), (true, 600.0)] {
      #expect(matches(1 - share / total - 0.001, isMasked: isMasked))
      #expect(!matches(1 - share / total + 0.001, isMasked: isMasked))
    }
    let all = PixelRect(x: 0, y: 0, width: 40, height: 30)
    let ignored = Comparer.perceptual(precision: 0.9, perceptualPrecision: perceptualPrecision)
      .compare(canvas.bitmap, changed, ignoring: [all])
    #expect(ignored.isMatch && ignored.comparedPixels == 0 && ignored.severity == 0)
  }

  @Test func `no mask makes sizes equal`() {
    let all = mask(40, 30, PixelRect(x: 0, y: 0, width: 40, height: 30))
    #expect(!Comparer.ui.compare(canvas.bitmap, Canvas(40, 29).bitmap, masks: [all]).isMatch)
  }

  @Test func `the kernel copies where the mask is painted`() {
    var random = SplitMix(state: 8)
    let count = 301
    let bytes = { (0..<count * 4).map { _ in UInt8.random(in: 0...255, using: &random) } }
    let (source, mask, target) = (bytes(), bytes().map { $0 % 4 == 0 ? $0 : $0 / 3 }, bytes())
    var result = target
    ts_replace_masked(source, mask, count, &result)
    let expected = (0..<count * 4).map { index in
      let pixel = index / 4 * 4
      return mask[pixel..<pixel + 3].contains { $0 >= 128 } ? source[index] : target[index]
    }
    #expect(result == expected)
  }
}
