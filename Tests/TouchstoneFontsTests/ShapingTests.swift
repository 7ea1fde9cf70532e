import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// Expected glyphs and advances were printed by HarfBuzz's own `hb-shape` 6.0 for Debian 12's font files.
@Suite struct ShapingTests {
  @Test func `glyph ids of Latin text are those of hb-shape`() throws {
    // hb-shape --no-glyph-names --no-positions --no-clusters --features=-calt Inter-Regular.otf "Hello, World! fi"
    let glyphs: [UInt32] = [
      161, 612, 723, 723, 775, 1404, 1682, 456, 775, 837, 723, 594, 1330, 1682, 645, 679,
    ]
    let text = StyledText(runs: [StyledText.Run(text: "Hello, World! fi", style: .init(font: .init(size: 17)))])
    let layout = try FontLibrary.shared.prepare(text).layout(width: nil, height: nil, displayScale: 2)
    var ids: [UInt32] = []
    for case .glyphs(let run, _) in try #require(layout.lines.first).pieces { ids += run.glyphs.map(\.id) }
    #expect(ids == glyphs)
  }
}
