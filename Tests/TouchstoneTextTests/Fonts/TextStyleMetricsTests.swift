import Foundation
import Testing
import TouchstoneText

/// The heights of all text styles of iOS and macOS.
///
/// Sizes and pitches are Apple's Human Interface Guidelines, "Typography". Heights on iOS are 2444/2048 em (SF Pro's ascent
/// and descent as `UIFont` reports them) rounded up to a pixel, of which 61 px @3x for body was measured. Those on macOS are
/// 2412/2048 em (as `NSFont` reports them) rounded up to a point, but 13 for 10 points and 19 for 15; 16, 13, 15, 21 and
/// 26 points were measured for body, caption, callout, title2 and title, and 39 for two lines of title3.
@Suite struct TextStyleMetricsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var size: CGFloat
    var pitch: CGFloat
    /// The height of a line in pixels at 1x, 2x and 3x.
    var pixels: [CGFloat]

    var testDescription: String { name }

    var font: FontDescriptor {
      var font = FontDescriptor(size: size, linePitch: pitch)
      font.hasMacLines = name.hasPrefix("macOS")
      return font
    }
  }

  static let rows = [
    Row(name: "iOS largeTitle", size: 34, pitch: 41, pixels: [41, 82, 122]),
    Row(name: "iOS title", size: 28, pitch: 34, pixels: [34, 67, 101]),
    Row(name: "iOS title2", size: 22, pitch: 28, pixels: [27, 53, 79]),
    Row(name: "iOS title3", size: 20, pitch: 25, pixels: [24, 48, 72]),
    Row(name: "iOS headline", size: 17, pitch: 22, pixels: [21, 41, 61]),
    Row(name: "iOS body", size: 17, pitch: 22, pixels: [21, 41, 61]),
    Row(name: "iOS callout", size: 16, pitch: 21, pixels: [20, 39, 58]),
    Row(name: "iOS subheadline", size: 15, pitch: 20, pixels: [18, 36, 54]),
    Row(name: "iOS footnote", size: 13, pitch: 18, pixels: [16, 32, 47]),
    Row(name: "iOS caption", size: 12, pitch: 16, pixels: [15, 29, 43]),
    Row(name: "iOS caption2", size: 11, pitch: 13, pixels: [14, 27, 40]),
    Row(name: "macOS largeTitle", size: 26, pitch: 32, pixels: [31, 62, 93]),
    Row(name: "macOS title", size: 22, pitch: 26, pixels: [26, 52, 78]),
    Row(name: "macOS title2", size: 17, pitch: 22, pixels: [21, 42, 63]),
    Row(name: "macOS title3", size: 15, pitch: 20, pixels: [19, 38, 57]),
    Row(name: "macOS headline", size: 13, pitch: 16, pixels: [16, 32, 48]),
    Row(name: "macOS body", size: 13, pitch: 16, pixels: [16, 32, 48]),
    Row(name: "macOS callout", size: 12, pitch: 15, pixels: [15, 30, 45]),
    Row(name: "macOS subheadline", size: 11, pitch: 14, pixels: [13, 26, 39]),
    Row(name: "macOS footnote", size: 10, pitch: 13, pixels: [13, 26, 39]),
    Row(name: "macOS caption", size: 10, pitch: 13, pixels: [13, 26, 39]),
    Row(name: "macOS caption2", size: 10, pitch: 13, pixels: [13, 26, 39]),
  ]

  @Test(arguments: rows) func `a line is as tall as Apple's at 1x, 2x and 3x`(row: Row) throws {
    for (index, pixels) in row.pixels.enumerated() {
      let scale = CGFloat(index + 1)
      let layout = try BoxText.layout("Text", displayScale: scale, font: row.font)
      #expect(abs(layout.size.height * scale - pixels) < 1e-9)
    }
  }

  @Test(arguments: rows) func `lines follow each other at the pitch of their style`(row: Row) throws {
    let one = try BoxText.layout("a", displayScale: 3, font: row.font)
    let three = try BoxText.layout("a\nb\nc", displayScale: 3, font: row.font)
    #expect(abs(three.size.height - one.size.height - 2 * row.pitch) < 1e-9)
    #expect(abs(three.lines[1].baseline - three.lines[0].baseline - row.pitch) < 1e-9)
    #expect(abs(three.lastBaseline - three.firstBaseline - 2 * row.pitch) < 1e-9)
  }

  @Test func `a style's leading is what its pitch leaves over the letters`() throws {
    // Apple's body: 22 − 20.287 = 1.713 pt; caption2: 13 − 13.127 = −0.127 pt; a plain size has none.
    func leading(_ size: CGFloat, _ pitch: CGFloat?) throws -> CGFloat {
      try BoxTypesetter().metrics(of: FontDescriptor(size: size, linePitch: pitch)).leading
    }
    #expect(abs(try leading(17, 22) - 1.713) < 0.001)
    #expect(abs(try leading(11, 13) + 0.127) < 0.001)
    #expect(try leading(17, nil) == 0)
  }

  @Test func `a font of a plain size has lines without a gap`() throws {
    // 2 × 17 × 2444/2048 = 40.57 pt, 81.15 px: 82 px.
    let layout = try BoxText.layout("a\nb", displayScale: 2, font: FontDescriptor(size: 17))
    #expect(layout.size.height == 41)
  }

  @Test func `the first baseline of 13 points lies 13 pixels down at 1x`() throws {
    let layout = try BoxText.layout("a", displayScale: 1, font: FontDescriptor(size: 13, linePitch: 16))
    #expect(layout.firstBaseline == 13)
    #expect(layout.size.height == 16)
  }

  // Measured in pictures of macOS at 1x.
  @Test(
    arguments: [(10, 13), (12, 15), (13, 16), (14, 17), (16, 19), (17, 21), (22, 26), (32, 38), (34, 40)]
      as [(CGFloat, CGFloat)])
  func `lines of plain sizes are as high as on macOS`(size: CGFloat, height: CGFloat) throws {
    var font = FontDescriptor(size: size)
    font.hasMacLines = true
    for scale in [1.0, 2] { #expect(try BoxText.layout("a", displayScale: scale, font: font).size.height == height) }
  }

  // `NSFont.ascender` and `NSLayoutManager.defaultBaselineOffset(for:)` on macOS 26, logged by a third party.
  @Test(
    arguments: [(9, 9), (10.5, 10), (11, 11), (11.5, 11), (12, 12), (13, 13), (14, 14), (15.5, 15), (18, 17), (22, 21)]
      as [(CGFloat, CGFloat)])
  func `baselines of macOS are the rounded ascent down`(size: CGFloat, baseline: CGFloat) throws {
    var font = FontDescriptor(size: size)
    font.hasMacLines = true
    #expect(try BoxText.layout("a", displayScale: 2, font: font).firstBaseline == baseline)
  }

  // SwiftUI on macOS: a column of three texts of 13 points is 48 high, its pitch 16 and the first baseline at 13; two lines of
  // title3 are 39 high in a picture at 1x.
  @Test(
    arguments: [(13, 16, 13, 32), (15, 20, 15, 39)] as [(CGFloat, CGFloat, CGFloat, CGFloat)], [1, 2] as [CGFloat])
  func `two lines of a paragraph of macOS have baselines at whole points`(
    row: (size: CGFloat, pitch: CGFloat, baseline: CGFloat, height: CGFloat), scale: CGFloat
  ) throws {
    var font = FontDescriptor(size: row.size, linePitch: row.pitch)
    font.hasMacLines = true
    let layout = try BoxText.layout("a\nb", displayScale: scale, font: font)
    #expect(layout.lines.map(\.baseline) == [row.baseline, row.baseline + row.pitch])
    #expect(layout.size.height == row.height)
  }

  // Pictures of iOS's text styles at 1x show Apple's published pitches, as those at 3x do.
  @Test(arguments: [(17, 22), (28, 34), (34, 41)] as [(CGFloat, CGFloat)])
  func `two lines of a paragraph at 1x are a published pitch apart`(size: CGFloat, pitch: CGFloat) throws {
    let layout = try BoxText.layout("a\nb", displayScale: 1, font: FontDescriptor(size: size, linePitch: pitch))
    #expect(layout.lines[1].baseline - layout.lines[0].baseline == pitch)
  }

  @Test func `line spacing counts from the height of the letters and never below the pitch`() throws {
    // SwiftUI: pitch = max(pitch, unrounded height + spacing); body is 20.287 + 1.713.
    let font = FontDescriptor(size: 17, linePitch: 22)
    for (spacing, pitch) in [(0, 22), (1, 22), (5, 17 * 2444.0 / 2048 + 5)] as [(CGFloat, CGFloat)] {
      let layout = try BoxText.layout(
        "a\nb", displayScale: 1000, font: font, paragraph: .init(lineSpacing: spacing))
      #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - pitch) < 0.002)
    }
  }
}
