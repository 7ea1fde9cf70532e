import Testing
import TouchstoneDiff
import TouchstoneDrawing

struct IntGroupedTests {
  @Test(arguments: [
    (0, "0"), (6666, "6666"), (-9999, "-9999"), (10_000, "10\u{202F}000"), (47_531, "47\u{202F}531"),
    (275_552, "275\u{202F}552"), (-1_234_567, "-1\u{202F}234\u{202F}567"),
  ])
  func `thousands are set apart from five digits on`(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test func `the description of a comparison groups its pixels`() {
    let (light, dark) = (Canvas(200, 100), Canvas(200, 100).with { $0.fill(0, 0, 200, 60, 0x000000) })
    #expect("\(Comparer.ui.compare(light.bitmap, dark))".hasPrefix("differs: 12\u{202F}000 px in 1 region"))
  }
}
