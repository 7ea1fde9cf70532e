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

  @Test func `strong pixels fail alone and weak ones only in numbers`() {
    // OKLab with the toe: #DBDBDB is 0.13 from white, #E2E2E2 is 0.099.
    #expect(!matches(.ui, canvas.bitmap, dots(1, 0xD8)))
    #expect(matches(.ui, canvas.bitmap, dots(1, 0xE8)))
    #expect(matches(.ui, canvas.bitmap, dots(8, 0xE8)))
    #expect(!matches(.ui, canvas.bitmap, dots(9, 0xE8)))
  }

  @Test func `weak pixels far from each other pass`() {
    let spread = canvas.with { canvas in
      for y in 0..<3 { for x in 0..<3 { canvas.fill(x * 40, y * 40, 1, 1, 0xE8E8E8) } }
    }
    #expect(matches(.ui, canvas.bitmap, spread))
  }

  @Test func `four flat blocks fail and three pass`() {
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

  @Test func `another antialiased edge passes and a thin line that goes fails`() {
    #expect(matches(.ui, box(edge: 0x80), box(edge: 0xA8)))
    let line = canvas.with { $0.fill(20, 20, 1, 40, 0x909090) }
    #expect(!matches(.ui, line, canvas.bitmap))
    #expect(Comparer.ui.compare(box(edge: 0x80), box(edge: 0xA8)).antialiasedPixels > 0)
  }

  /// A tall box of black on white with an edge of coverage 0.5 at its left, at its right, or at both.
  private func column(left: Double, right: Double) -> Bitmap {
    canvas.with {
      $0.fill(21, 8, 20, 80, 0x000000)
      $0.fill(20, 8, 1, 80, UInt32(255 * (1 - left)) * 0x010101)
      $0.fill(41, 8, 1, 80, UInt32(255 * (1 - right)) * 0x010101)
    }
  }

  @Test func `edges that moved by half a pixel fail and by less than a quarter pass`() {
    let start = column(left: 0.5, right: 0.5)
    // To the right, and wider at both sides.
    #expect(matches(.ui, start, column(left: 0.3, right: 0.7)))
    #expect(!matches(.ui, start, column(left: 0, right: 1)))
    #expect(matches(.ui, start, column(left: 0.65, right: 0.65)))
    #expect(!matches(.ui, start, column(left: 1, right: 1)))
    let moved = Comparer.ui.compare(start, column(left: 0.05, right: 0.95))
    // By 0.45 px of 0.34 at the least.
    #expect(!moved.isMatch && moved.severity > 1.28 && moved.differingPixels >= 160, "\(moved)")
  }

  @Test func `coverage that moved to both sides of an edge passes`() {
    // Every other row a third of a pixel more, and less: another pattern of samples.
    func edge(_ sign: Double) -> Bitmap {
      canvas.with { canvas in
        canvas.fill(21, 8, 40, 80, 0x000000)
        for y in 8..<88 {
          let coverage = 0.5 + sign * (y % 2 == 0 ? 0.3 : -0.3)
          canvas.fill(20, y, 1, 1, UInt32(255 * (1 - coverage)) * 0x010101)
        }
      }
    }
    #expect(matches(.ui, edge(0), edge(1)) && matches(.ui, edge(1), edge(0)))
  }

  @Test func `a faint line that goes fails and noise on even ground passes`() {
    // #F5F5F5 on white is 0.036 in OKLab.
    #expect(!matches(.ui, canvas.with { $0.fill(10, 40, 70, 1, 0xF5F5F5) }, canvas.bitmap))
    #expect(matches(.ui, canvas.with { $0.fill(10, 40, 8, 1, 0xF5F5F5) }, canvas.bitmap))
    #expect(matches(.ui, canvas.with { $0.fill(10, 40, 70, 1, 0xFBFBFB) }, canvas.bitmap))
  }

  @Test func `a tolerance scales what UI tolerates`() {
    let dot = dots(1, 0xE8)
    #expect(matches(.ui, canvas.bitmap, dot) && !matches(.ui(tolerance: 0.5), canvas.bitmap, dot))
    #expect(!matches(.ui, canvas.bitmap, dots(1, 0xD8)) && matches(.ui(tolerance: 2), canvas.bitmap, dots(1, 0xD8)))
    #expect(Comparer.ui(tolerance: 1).description == ".ui")
    #expect(Comparer.ui(tolerance: 2).description == ".ui(tolerance: 2.0)")
  }

  // MARK: .strict

  @Test func `strict passes two levels and fails three`() {
    #expect(matches(.strict, canvas.bitmap, dots(64, 0xFD)))
    #expect(!matches(.strict, canvas.bitmap, dots(1, 0xFC)))
    let clear = canvas.with { $0.fill(40, 40, 1, 1, 0xFFFCFF) }
    #expect(Comparer.strict.compare(canvas.bitmap, clear).severity == 1.2)
    // As even areas of two levels less.
    #expect(!matches(.strict, canvas.bitmap, Canvas(96, 96, 0xFDFDFD).bitmap))
    #expect(!matches(.strict, veil(0, white: true), veil(3, white: true)))
    #expect(matches(.strict, veil(0, white: true), veil(2, white: true)))
  }

  // MARK: Severity

  @Test(arguments: [
    Comparer.ui, .ui(tolerance: 0.3), .strict, .crossPlatform, .exact, .perceptual(precision: 0.999),
    .perceptual(perceptualPrecision: 0.98), .perceptual(precision: 0.998, perceptualPrecision: 0.98),
    .perceptual(precision: 0, perceptualPrecision: 0.5), .pixelmatch(), .pixelmatch(threshold: 0), .pixelmatch7(),
    .odiff(), .odiff(antialiasing: true),
  ])
  func `the severity is at most one exactly where pictures match`(comparer: Comparer) {
    for grey: UInt32 in [0xFE, 0xFC, 0xFA, 0xF5, 0xE8, 0xE0, 0xC0, 0x00] {
      for count in [1, 8, 9, 24, 25, 60] {
        let result = comparer.compare(canvas.bitmap, dots(count, grey))
        #expect(result.isMatch == (result.severity <= 1), "\(comparer) \(grey) \(count) \(result.severity)")
        #expect(result.isMatch || !result.description.contains(" 1.0 × tolerance"))
      }
    }
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
  func `a veil is judged over the ground that shows it`(comparer: Comparer, white: Bool, passing: UInt8, failing: UInt8)
  {
    let nothing = veil(0, white: white)
    #expect(matches(comparer, nothing, veil(passing, white: white)))
    #expect(!matches(comparer, nothing, veil(failing, white: white)))
  }

  // MARK: .crossPlatform

  @Test func `cross platform passes 24 pixels in a window and fails 25`() {
    #expect(matches(.crossPlatform, canvas.bitmap, dots(24, 0x00)))
    #expect(!matches(.crossPlatform, canvas.bitmap, dots(25, 0x00)))
    #expect(!matches(.ui, canvas.bitmap, dots(24, 0x00)))
    let tint = canvas.with { $0.fill(0, 0, 96, 96, 0xFBFBFB) }
    #expect(!matches(.crossPlatform, canvas.bitmap, tint))
  }

  // MARK: Others' rules

  @Test func `exact fails at one bit of any channel`() {
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
  func `a threshold divides what passes from what fails`(comparer: Comparer, passing: UInt32, failing: UInt32) {
    #expect(matches(comparer, canvas.bitmap, dots(1, passing)))
    #expect(!matches(comparer, canvas.bitmap, dots(1, failing)))
  }

  @Test func `antialiasing is excused or counted as asked`() {
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

  @Test func `a share of pixels divides what passes from what fails`() {
    // 92 of 9216 pixels are 0.998 %.
    let few = dots(92, 0x00, columns: 30)
    #expect(matches(.perceptual(precision: 0.99, perceptualPrecision: 0.98), canvas.bitmap, few))
    #expect(!matches(.perceptual(precision: 0.9901, perceptualPrecision: 0.98), canvas.bitmap, few))
    #expect(matches(.perceptual(precision: 0.99), canvas.bitmap, few))
    #expect(!matches(.perceptual(precision: 0.993), canvas.bitmap, few))
  }
}
