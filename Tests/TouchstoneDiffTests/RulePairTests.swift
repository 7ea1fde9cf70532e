import Testing
import TouchstoneDiff
import TouchstoneDrawing

/// For every rule of every comparer a pair of pictures that it must pass, and one next to it that it must fail.
struct RulePairTests {
  private let canvas = Canvas(96, 96)

  private func matches(_ comparer: Comparer, _ a: Bitmap, _ b: Bitmap) -> Bool { comparer.compare(a, b).isMatch }

  /// A number of single pixels of a grey on white, three apart.
  private func dots(_ count: Int, _ grey: UInt32, columns: Int = 8) -> Bitmap {
    canvas.with { canvas in
      for dot in 0..<count { canvas.fill(3 + dot % columns * 3, 3 + dot / columns * 3, 1, 1, grey * 0x010101) }
    }
  }

  // MARK: .ui

  @Test func strongPixelsFailAloneAndWeakOnesOnlyInNumbers() {
    // OKLab with the toe: #DBDBDB is 0.13 from white, #E2E2E2 is 0.099.
    #expect(!matches(.ui, canvas.bitmap, dots(1, 0xD8)))
    #expect(matches(.ui, canvas.bitmap, dots(1, 0xE8)))
    #expect(matches(.ui, canvas.bitmap, dots(8, 0xE8)))
    #expect(!matches(.ui, canvas.bitmap, dots(9, 0xE8)))
  }

  @Test func weakPixelsFarFromEachOtherPass() {
    let spread = canvas.with { canvas in
      for y in 0..<3 { for x in 0..<3 { canvas.fill(x * 40, y * 40, 1, 1, 0xE8E8E8) } }
    }
    #expect(matches(.ui, canvas.bitmap, spread))
  }

  @Test func fourFlatBlocksFailAndThreePass() {
    // Three levels of a light grey are 0.0106 in OKLab.
    func blocks(_ count: Int) -> Bitmap { canvas.with { $0.fill(0, 0, 8 * count, 8, 0xFCFCFC) } }
    #expect(matches(.ui, canvas.bitmap, blocks(3)))
    #expect(!matches(.ui, canvas.bitmap, blocks(4)))
    let one = canvas.with { $0.fill(0, 0, 96, 96, 0xFEFEFE) }
    #expect(matches(.ui, canvas.bitmap, one))
  }

  /// A box of black whose right edge has a grey of its own.
  private func box(edge: UInt32) -> Bitmap {
    canvas.with {
      $0.fill(20, 20, 30, 30, 0x000000)
      $0.fill(50, 20, 1, 30, edge * 0x010101)
    }
  }

  @Test func anotherAntialiasedEdgePassesAndAThinLineThatGoesFails() {
    #expect(matches(.ui, box(edge: 0x80), box(edge: 0xA8)))
    let line = canvas.with { $0.fill(20, 20, 1, 40, 0x909090) }
    #expect(!matches(.ui, line, canvas.bitmap))
    #expect(Comparer.ui.compare(box(edge: 0x80), box(edge: 0xA8)).antialiasedPixels > 0)
  }

  // MARK: Translucent pixels

  /// Nothing, but for one pixel of white or black with some alpha.
  private func veil(_ alpha: UInt8, white: Bool) -> Bitmap {
    var bytes = [UInt8](repeating: 0, count: 96 * 96 * 4)
    let start = (48 * 96 + 48) * 4
    for channel in 0..<4 { bytes[start + channel] = channel == 3 || white ? alpha : 0 }
    return Bitmap(width: 96, height: 96, bytes: bytes)
  }

  @Test(arguments: [
    // Over white, a black veil of 0x17 is #E8E8E8 and one of 0x27 #D8D8D8; over black neither is seen.
    (Comparer.ui, false, UInt8(0x17), UInt8(0x27)),
    // Over black, a white veil is a grey of its alpha: in OKLab with the toe 0.091 and 0.140. Over white it is not seen.
    (.ui, true, 0x14, 0x20),
    // CIE L* is 98.3 at #FAFAFA, 97.6 at #F8F8F8, 1.4 at #050505 and 2.2 at #080808.
    (.perceptual(perceptualPrecision: 0.98), false, 0x05, 0x07),
    (.perceptual(perceptualPrecision: 0.98), true, 0x05, 0x08),
  ])
  func aVeilIsJudgedOverTheGroundThatShowsIt(comparer: Comparer, white: Bool, passing: UInt8, failing: UInt8) {
    let nothing = veil(0, white: white)
    #expect(matches(comparer, nothing, veil(passing, white: white)))
    #expect(!matches(comparer, nothing, veil(failing, white: white)))
  }

  // MARK: .crossPlatform

  @Test func crossPlatformPasses24PixelsInAWindowAndFails25() {
    #expect(matches(.crossPlatform, canvas.bitmap, dots(24, 0x00)))
    #expect(!matches(.crossPlatform, canvas.bitmap, dots(25, 0x00)))
    #expect(!matches(.ui, canvas.bitmap, dots(24, 0x00)))
    let tint = canvas.with { $0.fill(0, 0, 96, 96, 0xFBFBFB) }
    #expect(!matches(.crossPlatform, canvas.bitmap, tint))
  }

  // MARK: Others' rules

  @Test func exactFailsAtOneBitOfAnyChannel() {
    #expect(matches(.exact, canvas.bitmap, canvas.bitmap))
    for color: UInt32 in [0xFEFFFF, 0xFFFEFF, 0xFFFFFE] {
      #expect(!matches(.exact, canvas.bitmap, canvas.with { $0.fill(95, 95, 1, 1, color) }))
    }
  }

  @Test(arguments: [
    // In YIQ, greys are apart by their step over 255, times √(0.5053 ÷ 35215) × 255 = 0.966.
    (Comparer.pixelmatch7(threshold: 0.1), UInt32(0xE6), UInt32(0xE4)),
    (.odiff(threshold: 0.1), 0xE6, 0xE4),
    // In OKLab with the toe, by about 0.0036 for each level.
    (.pixelmatch(threshold: 0.1), 0xE6, 0xE0),
    // CIE L* of #FAFAFA is 98.3, of #F8F8F8 is 97.6.
    (.perceptual(perceptualPrecision: 0.98), 0xFA, 0xF8),
  ])
  func aThresholdDividesWhatPassesFromWhatFails(comparer: Comparer, passing: UInt32, failing: UInt32) {
    #expect(matches(comparer, canvas.bitmap, dots(1, passing)))
    #expect(!matches(comparer, canvas.bitmap, dots(1, failing)))
  }

  @Test func antialiasingIsExcusedOrCountedAsAsked() {
    let (a, b) = (box(edge: 0x80), box(edge: 0xC8))
    for (excusing, counting) in [
      (Comparer.pixelmatch(), Comparer.pixelmatch(includeAA: true)),
      (.pixelmatch7(), .pixelmatch7(includeAA: true)), (.odiff(antialiasing: true), .odiff()),
    ] {
      // The ends of the edge have no slope along it; the rest has.
      let (excused, counted) = (excusing.compare(a, b), counting.compare(a, b))
      #expect(excused.antialiasedPixels > 0 && excused.differingPixels < counted.differingPixels, "\(excusing)")
      #expect(counted.antialiasedPixels == 0 && counted.differingPixels == 30 && !counted.isMatch, "\(counting)")
    }
  }

  @Test func aShareOfPixelsDividesWhatPassesFromWhatFails() {
    // 92 of 9216 pixels are 0.998 %.
    let few = dots(92, 0x00, columns: 30)
    #expect(matches(.perceptual(precision: 0.99, perceptualPrecision: 0.98), canvas.bitmap, few))
    #expect(!matches(.perceptual(precision: 0.9901, perceptualPrecision: 0.98), canvas.bitmap, few))
    #expect(matches(.perceptual(precision: 0.99), canvas.bitmap, few))
    #expect(!matches(.perceptual(precision: 0.993), canvas.bitmap, few))
  }
}
