import Foundation
import Testing
import TouchstoneText

/// The heights of all text styles of iOS and macOS.
///
/// Sizes and pitches are Apple's Human Interface Guidelines, "Typography". Heights are 2444/2048 em (SF Pro's ascent and
/// descent as `UIFont` reports them) rounded up to a pixel; on Apple's systems these were measured: 61 px @3x for iOS
/// body, 16, 13, 15 and 21 px @1x for macOS body, caption, callout and title2.
@Suite struct TextStyleMetricsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var size: CGFloat
    var pitch: CGFloat
    /// The height of a line in pixels at 1x, 2x and 3x.
    var pixels: [CGFloat]

    var testDescription: String { name }
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
    Row(name: "macOS largeTitle", size: 26, pitch: 32, pixels: [32, 63, 94]),
    Row(name: "macOS title", size: 22, pitch: 26, pixels: [27, 53, 79]),
    Row(name: "macOS title2", size: 17, pitch: 22, pixels: [21, 41, 61]),
    Row(name: "macOS title3", size: 15, pitch: 20, pixels: [18, 36, 54]),
    Row(name: "macOS headline", size: 13, pitch: 16, pixels: [16, 32, 47]),
    Row(name: "macOS body", size: 13, pitch: 16, pixels: [16, 32, 47]),
    Row(name: "macOS callout", size: 12, pitch: 15, pixels: [15, 29, 43]),
    Row(name: "macOS subheadline", size: 11, pitch: 14, pixels: [14, 27, 40]),
    Row(name: "macOS footnote", size: 10, pitch: 13, pixels: [12, 24, 36]),
    Row(name: "macOS caption", size: 10, pitch: 13, pixels: [12, 24, 36]),
    Row(name: "macOS caption2", size: 10, pitch: 13, pixels: [12, 24, 36]),
  ]

  @Test(arguments: rows) func `a line is as tall as Apple's at 1x, 2x and 3x`(row: Row) throws {
    let font = FontDescriptor(size: row.size, linePitch: row.pitch)
    for (index, pixels) in row.pixels.enumerated() {
      let scale = CGFloat(index + 1)
      let layout = try BoxText.layout("Text", displayScale: scale, font: font)
      #expect(abs(layout.size.height * scale - pixels) < 1e-9)
    }
  }

  @Test(arguments: rows) func `lines follow each other at the pitch of their style`(row: Row) throws {
    let font = FontDescriptor(size: row.size, linePitch: row.pitch)
    let one = try BoxText.layout("a", displayScale: 3, font: font)
    let three = try BoxText.layout("a\nb\nc", displayScale: 3, font: font)
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
    // macOS: "13 pt system, 16 line, 13 baseline", measured on SwiftUI.
    let layout = try BoxText.layout("a", displayScale: 1, font: FontDescriptor(size: 13, linePitch: 16))
    #expect(layout.firstBaseline == 13)
    #expect(layout.size.height == 16)
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
