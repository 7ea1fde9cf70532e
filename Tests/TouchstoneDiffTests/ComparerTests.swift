import Testing
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneTestSupport

struct ComparerTests {
  private let card = {
    var canvas = Canvas(120, 80, 0xF2F2F7)
    canvas.fill(10, 10, 100, 60, 0xFFFFFF)
    canvas.fill(20, 20, 40, 12, 0x1C1C1E)
    canvas.fill(20, 40, 80, 1, 0xC6C6C8)
    return canvas
  }()

  private static let all: [Comparer] = [
    .exact, .ui, .strict, .crossPlatform, .perceptual(precision: 0.5, perceptualPrecision: 0.5), .pixelmatch(),
    .pixelmatch7(), .odiff(),
  ]

  @Test(arguments: all)
  func `identical pictures match under every comparer`(comparer: Comparer) {
    let result = comparer.compare(card.bitmap, card.bitmap)
    #expect(result.isMatch && result.isIdentical)
    #expect(result.severity == 0 && result.regions.isEmpty && result.changedPixels == 0)
  }

  @Test(arguments: all)
  func `another picture fails under every comparer`(comparer: Comparer) {
    let result = comparer.compare(card.bitmap, Canvas(120, 80, 0x000000).bitmap)
    #expect(!result.isMatch && !result.isIdentical)
    #expect(result.severity > 1 && !result.regions.isEmpty)
  }

  @Test(arguments: all)
  func `another size fails under every comparer even where it is clear`(comparer: Comparer) {
    let result = comparer.compare(Bitmap(width: 20, height: 10), Bitmap(width: 18, height: 13))
    #expect(!result.isMatch && !result.hasEqualSizes)
    #expect(result.referenceSize.description == "20×10 px" && result.actualSize.description == "18×13 px")
    // 2 columns of 10 are in the reference only, 3 rows of 18 in the other.
    #expect(result.differingPixels == 2 * 10 + 3 * 18)
    #expect(result.totalPixels == 20 * 13)
    #expect(result.regions.map(\.kind) == [.resized])
  }

  @Test func `exact finds a single bit`() {
    let other = card.with { $0.shift { x, y, channel in x == 3 && y == 4 && channel == 0 ? -1 : 0 } }
    let result = Comparer.exact.compare(card.bitmap, other)
    #expect(!result.isMatch && result.differingPixels == 1)
    #expect(result.regions.first?.box == PixelRect(x: 3, y: 4, width: 1, height: 1))
    #expect(Comparer.ui.compare(card.bitmap, other).isMatch)
  }

  @Test func `ui forgives noise of two levels everywhere`() {
    var random = SplitMix(state: 4)
    let other = card.with { $0.shift { _, _, _ in Int.random(in: -2...2, using: &random) } }
    let result = Comparer.ui.compare(card.bitmap, other)
    #expect(result.isMatch && result.severity < 1 && result.differingPixels == 0 && result.changedPixels > 5000)
  }

  @Test func `ui sees a background that moved by three levels`() {
    let result = Comparer.ui.compare(card.bitmap, card.with { $0.shift { _, _, _ in -3 } })
    #expect(!result.isMatch && result.severity > 1)
    #expect(!Comparer.pixelmatch().compare(card.bitmap, card.with { $0.shift { _, _, _ in -3 } }).differs)
  }

  @Test func `ui sees a missing hairline`() throws {
    let result = Comparer.ui.compare(card.bitmap, card.with { $0.fill(20, 40, 80, 1, 0xFFFFFF) })
    #expect(!result.isMatch && result.differingPixels == 80)
    let region = try #require(result.regions.first)
    #expect(result.regions.count == 1)
    #expect(region.box == PixelRect(x: 20, y: 40, width: 80, height: 1))
    #expect(region.kind == .removed)
  }

  @Test func `ui sees a single pixel that is far off`() {
    let result = Comparer.ui.compare(card.bitmap, card.with { $0.fill(60, 60, 1, 1, 0xFF0000) })
    #expect(!result.isMatch && result.differingPixels == 1)
    #expect(result.regions.first?.kind == .added)
  }

  @Test func `ui allows eight weak pixels in a window and not nine`() {
    // #EBEBEB on white is 0.07 away in OKLab: over the weak limit, under the strong one.
    func dots(_ count: Int) -> Bitmap {
      card.with { canvas in for dot in 0..<count { canvas.fill(70 + dot * 3, 20, 1, 1, 0xEBEBEB) } }
    }
    let eight = Comparer.ui.compare(card.bitmap, dots(8))
    #expect(eight.isMatch && eight.differingPixels == 8 && eight.severity == 1)
    #expect(!Comparer.ui.compare(card.bitmap, dots(9)).isMatch)
  }

  @Test func `ignored places are counted and do not matter`() {
    let other = card.with { $0.fill(20, 20, 40, 12, 0xFF3B30) }
    let label = PixelRect(x: 15, y: 15, width: 50, height: 20)
    let result = Comparer.ui.compare(card.bitmap, other, ignoring: [label])
    #expect(result.isMatch && !result.isIdentical)
    #expect(result.ignoredPixels == 40 * 12 && result.differingPixels == 0 && result.severity == 0)
    let half = PixelRect(x: -5, y: -5, width: 45, height: 1000)
    let other2 = Comparer.ui.compare(card.bitmap, other, ignoring: [half])
    #expect(!other2.isMatch && other2.ignoredPixels == 20 * 12 && other2.differingPixels == 20 * 12)
  }

  @Test func `translucent pixels are seen over white and over black`() {
    // Black at half alpha against white at half alpha: over black one of them is grey, over white the other.
    let black = Bitmap(width: 16, height: 16, bytes: (0..<256).flatMap { _ -> [UInt8] in [0, 0, 0, 128] })
    let clear = Bitmap(width: 16, height: 16)
    let white = Bitmap(width: 16, height: 16, bytes: (0..<256).flatMap { _ -> [UInt8] in [128, 128, 128, 128] })
    #expect(!Comparer.ui.compare(black, clear).isMatch)
    #expect(!Comparer.ui.compare(white, clear).isMatch)
    #expect(!Comparer.ui.compare(white, black).isMatch)
  }

  @Test func `precision is a share of bytes and with perceptual precision one of pixels`() {
    // 480 of 9600 pixels: 5 %. Three of their four bytes change.
    let other = card.with { $0.fill(20, 20, 40, 12, 0xE3E3E1) }
    #expect(Comparer.perceptual(precision: 0.96).compare(card.bitmap, other).isMatch)
    #expect(!Comparer.perceptual(precision: 0.963).compare(card.bitmap, other).isMatch)
    #expect(Comparer.perceptual(precision: 0.95, perceptualPrecision: 0.98).compare(card.bitmap, other).isMatch)
    #expect(!Comparer.perceptual(precision: 0.951, perceptualPrecision: 0.98).compare(card.bitmap, other).isMatch)
  }

  @Test func `perceptual precision is a color difference in hundredths`() {
    // Greys are apart by their lightness alone: L* of 119 is 50.03, of 124 is 52.01 (CIE 1976, by hand).
    let (a, b) = (Canvas(4, 4, 0x777777).bitmap, Canvas(4, 4, 0x7C7C7C).bitmap)
    #expect(Comparer.perceptual(perceptualPrecision: 0.98).compare(a, b).isMatch)
    #expect(!Comparer.perceptual(perceptualPrecision: 0.981).compare(a, b).isMatch)
  }
}

extension ImageComparison {
  fileprivate var differs: Bool { !isMatch }
}
