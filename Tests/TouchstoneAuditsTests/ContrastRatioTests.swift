import Foundation
import Testing
import TouchstoneAudits

@Suite struct ContrastRatioTests {
  /// - Source: WCAG 2.2, Understanding and techniques: black on white is 21:1, and equal colours 1:1; G18 and WebAIM's
  ///   contrast checker: #767676 is the lightest grey with 4.5:1 on white (4.54), #777777 has 4.47, #949494 3.03, #595959 7.0;
  ///   pure red 3.99, green 1.37, blue 8.59, yellow 1.07 on white.
  @Test(arguments: [
    (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x767676, 0xFFFFFF, 4.54), (0x777777, 0xFFFFFF, 4.47),
    (0x949494, 0xFFFFFF, 3.03), (0x959595, 0xFFFFFF, 2.99), (0x595959, 0xFFFFFF, 7.0), (0xFF0000, 0xFFFFFF, 3.99),
    (0x00FF00, 0xFFFFFF, 1.37), (0x0000FF, 0xFFFFFF, 8.59), (0xFFFF00, 0xFFFFFF, 1.07), (0x808080, 0xFFFFFF, 3.94),
    (0x0000FF, 0x000000, 2.44), (0xFFFF00, 0x000000, 19.55), (0xFF0000, 0x000000, 5.25), (0x00FF00, 0x000000, 15.3),
  ]) func `ratios are those that WCAG's formula is published with`(first: Int, second: Int, ratio: Double) {
    func luminance(_ color: Int) -> Double {
      ContrastRatio.luminance(SIMD3(UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)))
    }
    let forwards = ContrastRatio.between(luminance(first), luminance(second))
    #expect(abs(forwards - ratio) < 0.012, "\(forwards)")
    #expect(forwards == ContrastRatio.between(luminance(second), luminance(first)))
  }

  /// - Source: WCAG 2.2, 1.4.3 and 1.4.6: large is at least 18 points, or 14 points in bold.
  @Test func `large text needs less contrast than small text`() {
    #expect(ContrastLevel.aa.limit(fontSize: 17.9, isBold: false).contrast == 4.5)
    #expect(ContrastLevel.aa.limit(fontSize: 18, isBold: false).contrast == 3)
    #expect(ContrastLevel.aa.limit(fontSize: 13.9, isBold: true).contrast == 4.5)
    #expect(ContrastLevel.aa.limit(fontSize: 14, isBold: true).contrast == 3)
    #expect(ContrastLevel.aaa.limit(fontSize: 17, isBold: false).contrast == 7)
    #expect(ContrastLevel.aaa.limit(fontSize: 24, isBold: false).contrast == 4.5)
  }
}
