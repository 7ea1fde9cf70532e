import Foundation
import Testing
import TouchstoneFonts
import TouchstoneText

/// Where the lines of a custom font stand.
@Suite struct CustomFontLineTests {
  /// The baselines of three lines, in pixels at 3x.
  private func baselines(_ runs: [StyledText.Run]) throws -> [CGFloat] {
    let text = StyledText(runs: runs, paragraph: StyledText.Paragraph())
    return try FontLibrary.shared.prepare(text).layout(width: nil, height: nil, displayScale: 3).lines.map {
      ($0.baseline * 3 * 1000).rounded() / 1000
    }
  }

  /// DejaVu Sans at 17 points and 3x: its `hhea` table puts the baselines of three lines 47.34, 106.71 and 166.07 pixels
  /// down (ascender 1901, descender −483, no gap, of 2048 units). In pictures that Apple's frameworks recorded, the first
  /// lines of custom fonts stand a pixel higher than rounding up gives, and later lines where it does; swiftui-web
  /// measured rounded, not rounded up, first baselines at twenty sizes of Abel.
  @Test func `the first line of a custom font stands on the nearest pixel, later ones are rounded up`() throws {
    let style = StyledText.Style(font: FontDescriptor(family: .named("DejaVu Sans"), size: 17))
    #expect(try baselines([StyledText.Run(text: "a\nb\nc", style: style)]) == [47, 107, 167])
  }

  /// SF Pro at 13 points and 3x: 1950/2048 em are 37.13 pixels.
  @Test func `the first line of the system font is rounded up, also beside a custom font`() throws {
    let system = StyledText.Run(text: "a", style: StyledText.Style(font: FontDescriptor(size: 13)))
    let custom = StyledText.Style(font: FontDescriptor(family: .named("DejaVu Sans"), size: 9))
    #expect(try baselines([system]) == [38])
    #expect(try baselines([system, StyledText.Run(text: "b", style: custom)]) == [38])
  }
}
