import Foundation
import Testing
import TouchstoneAudits
import TouchstoneDrawing

@Suite struct GlyphRunCellsTests {
  private func run(_ texts: [String]) -> GlyphRun {
    GlyphRun(
      font: GlyphRun.FontReference(path: "font"), size: 40,
      glyphs: texts.indices.map { GlyphRun.Glyph(id: 1, position: CGPoint(x: CGFloat($0), y: 0)) },
      text: texts.joined(), clusters: texts.map { GlyphRun.Cluster(utf8Count: $0.utf8.count, glyphCount: 1) })
  }

  // Unicode Character Database, DerivedCoreProperties.txt, Default_Ignorable_Code_Point; PropList.txt, White_Space.
  @Test(arguments: [
    "\u{200E}", "\u{200F}", "\u{61C}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202A}", "\u{202C}", "\u{AD}",
    "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{FE0F}", " ", "\u{A0}", "\u{3000}",
  ])
  func `characters without ink are no letters`(character: String) {
    #expect(run([character]).letters.isEmpty)
    #expect(run(["a", character, "b"]).letters.map(\.left) == [0, 2])
    #expect(run([character + character]).letters.isEmpty)
  }

  @Test(arguments: ["a", "٤", "ש", "€", "\u{301}", "a\u{200D}", "👩‍👩‍👧‍👦"])
  func `characters with ink are letters`(character: String) {
    #expect(run([character]).letters.count == 1)
  }
}
