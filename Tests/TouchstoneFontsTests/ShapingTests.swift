import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// Glyphs and advances, in font units, against those that HarfBuzz's own `hb-shape` 6.0 printed for Debian 12's files:
/// `hb-shape --no-glyph-names --no-clusters [--features=…] FILE TEXT`.
@Suite struct ShapingTests {
  /// Fonts with the advances of their files.
  private let inter = FontLibrary(widths: .inter)

  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var family: FontDescriptor.Family = .system(.default)
    var hasMonospacedDigits = false
    var kerning: CGFloat?
    /// Half a unit of tracking switches ligatures off and changes no rounded advance.
    var tracking: CGFloat = 0
    var unitsPerEm: CGFloat = 2816
    var glyphs: [UInt32]
    var advances: [Int]

    var testDescription: String { text }
  }

  static let dejaVu = FontDescriptor.Family.named("DejaVu Sans")
  static let rows = [
    Row(
      text: "AVATAR To.", glyphs: [2, 453, 2, 409, 2, 382, 1682, 409, 775, 1405],
      advances: [1712, 1728, 1664, 1568, 1904, 1800, 792, 1584, 1680, 776]),
    Row(
      text: "AVATAR To.", kerning: 0, glyphs: [2, 453, 2, 409, 2, 382, 1682, 409, 775, 1405],
      advances: [1904, 1904, 1904, 1808, 1904, 1800, 792, 1808, 1680, 776]),
    Row(
      text: "0123", hasMonospacedDigits: true, glyphs: [1313, 1314, 1315, 1316], advances: [1824, 1824, 1824, 1824]),
    Row(
      text: "Ваза Ωδη", glyphs: [71, 537, 1215, 537, 1682, 995, 1092, 1108],
      advances: [1832, 1588, 1392, 1588, 792, 2144, 1520, 1648]),
    Row(text: "e\u{301}", glyphs: [616], advances: [1640]),
    Row(
      text: "office", family: dejaVu, unitsPerEm: 2048, glyphs: [82, 5044, 70, 72], advances: [1253, 1980, 1126, 1260]),
    Row(
      text: "office", family: dejaVu, tracking: 0.0001, unitsPerEm: 2048, glyphs: [82, 73, 73, 76, 70, 72],
      advances: [1253, 721, 721, 569, 1126, 1260]),
    Row(
      text: "שלום", family: dejaVu, unitsPerEm: 2048, glyphs: [1332, 1324, 1331, 1344],
      advances: [1359, 558, 1164, 1451]),
    Row(
      text: "مرحبا", family: dejaVu, unitsPerEm: 2048, glyphs: [5256, 5260, 5277, 5288, 5341],
      advances: [624, 618, 1266, 1130, 1097]),
    Row(text: "لا", family: dejaVu, unitsPerEm: 2048, glyphs: [5365], advances: [1168]),
    Row(
      text: "Բարեւ გამარჯობა", family: dejaVu, unitsPerEm: 2048,
      glyphs: [1212, 1256, 1287, 1260, 1289, 3, 1676, 1674, 1685, 1674, 1690, 1705, 1687, 1675, 1674],
      advances: [1499, 1995, 1298, 1298, 890, 651, 1190, 1040, 1070, 1040, 1630, 930, 1610, 1060, 1040]),
    Row(text: "日本語", unitsPerEm: 1000, glyphs: [20220, 20758, 37860], advances: [1000, 1000, 1000]),
    Row(text: "👩‍👩‍👧‍👦", unitsPerEm: 2048, glyphs: [2356], advances: [2550]),
    Row(text: "🇩🇪", unitsPerEm: 2048, glyphs: [1581], advances: [2550]),
  ]

  @Test(arguments: rows) func `glyphs and advances are those of hb-shape`(row: Row) throws {
    // At 12 points the system font has no tracking.
    let font = FontDescriptor(family: row.family, size: 12, hasMonospacedDigits: row.hasMonospacedDigits)
    let style = StyledText.Style(font: font, tracking: row.tracking, kerning: row.kerning)
    let layout = try SystemFonts.layout(row.text, style: style, library: inter)
    let glyphs = layout.glyphRuns.flatMap(\.glyphs)
    #expect(glyphs.map(\.id) == row.glyphs)
    let ends = glyphs.dropFirst().map(\.position.x) + [layout.size.width]
    let advances = zip(glyphs, ends).map { Int((($1 - $0.position.x) * row.unitsPerEm / 12).rounded()) }
    #expect(advances == row.advances)
    #expect(layout.missingCharacters.isEmpty)
  }

  @Test(arguments: rows) func `clusters add up to the text and the glyphs`(row: Row) throws {
    let style = StyledText.Style(font: FontDescriptor(family: row.family, size: 12))
    let runs = try SystemFonts.layout(row.text, style: style).glyphRuns
    #expect(runs.map(\.text).joined() == row.text)
    for run in runs {
      #expect(run.clusters.reduce(0) { $0 + $1.utf8Count } == run.text.utf8.count)
      #expect(run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count)
    }
  }

  @Test(arguments: ["\u{200E}", "\u{200F}", "\u{61C}", "\u{2067}", "\u{2069}", "\u{AD}", "\u{200B}", "\u{2060}"])
  func `a character without ink takes no space, and no other font`(character: String) throws {
    for (text, family) in [("49", .system(.default)), ("49", Self.dejaVu), ("م", .system(.default))]
      as [(
        String, FontDescriptor.Family
      )]
    {
      let style = StyledText.Style(font: FontDescriptor(family: family, size: 17), tracking: 1)
      let plain = try SystemFonts.layout(text, style: style)
      for changed in [character + text, text + character] {
        let layout = try SystemFonts.layout(changed, style: style)
        #expect(abs(layout.size.width - plain.size.width) < 1e-9, "\(layout.size.width), not \(plain.size.width)")
        #expect(layout.size.height == plain.size.height)
        #expect(layout.missingCharacters.isEmpty)
        if family == Self.dejaVu { #expect(Set(layout.glyphRuns.map(\.font)) == Set(plain.glyphRuns.map(\.font))) }
      }
    }
  }

  @Test func `the system font keeps arrows and products as they are typed`() throws {
    // Inter's contextual alternates would draw "->" as one arrow.
    let layout = try SystemFonts.layout("a->b")
    #expect(layout.glyphRuns.flatMap(\.glyphs).count == 4)
    let named = StyledText.Style(font: FontDescriptor(family: .named("Inter"), size: 17))
    #expect(try SystemFonts.layout("a->b", style: named).glyphRuns.flatMap(\.glyphs).count == 3)
  }

  @Test(arguments: LetterWidths.allCases) func `the system font is tracked as Apple tracks it`(widths: LetterWidths)
    throws
  {
    let library = FontLibrary(widths: widths)
    // 17 pt: −26/1000 em behind each letter; 12 pt: none.
    let plain = try SystemFonts.layout("Touchstone", size: 12, library: library).size.width / 12
    let body = try SystemFonts.layout("Touchstone", size: 17, library: library).size.width / 17
    #expect(abs(body - (plain - 10 * 0.026)) < 1e-9)
    // Halfway between 9 pt (+19) and 10 pt (+12).
    let between = try SystemFonts.layout("Touchstone", size: 9.5, library: library).size.width / 9.5
    #expect(abs(between - (plain + 10 * 0.0155)) < 1e-9)
  }

  @Test func `a named font is not tracked`() throws {
    let named = StyledText.Style(font: FontDescriptor(family: .named("Inter"), size: 17))
    let plain = try SystemFonts.layout("Touchstone", size: 12, library: inter).size.width / 12
    #expect(abs(try SystemFonts.layout("Touchstone", style: named).size.width / 17 - plain) < 1e-9)
  }

  @Test func `words of mixed direction stand in the order in which they are read`() throws {
    let runs = try SystemFonts.layout("abc שלום עולם def").glyphRuns
    let hebrew = runs.filter { $0.font.path.hasSuffix("DejaVuSans.ttf") }
    #expect(hebrew.map(\.text) == ["עולם", "שלום"])
    #expect(hebrew.map(\.isRightToLeft) == [true, true])
    #expect(runs.first?.text.hasPrefix("abc") == true)
    #expect(runs.last?.text.hasSuffix("def") == true)
  }

  @Test func `a paragraph runs as its first letter does, whatever the direction of the view`() throws {
    let layout = try SystemFonts.layout(
      "abc!", style: StyledText.Style(font: FontDescriptor(size: 17)), paragraph: .init(isRightToLeft: true))
    #expect(layout.glyphRuns.map(\.text) == ["abc!"])
    #expect(layout.glyphRuns.first?.isRightToLeft == false)
  }

  @Test func `Thai is broken between words and Japanese not before a full stop`() throws {
    // "I eat rice": ฉัน | กิน | ข้าว, by the dictionary. None of these fonts has Thai: characters are boxes of 10 pt. Six
    // fit, which is two words where marks have a box (HarfBuzz 6) and where they have none (HarfBuzz 10).
    let library = FontLibrary(searchPaths: ["/usr/share/fonts/opentype", "/usr/share/fonts/truetype/dejavu"])
    let thai = try SystemFonts.layout(
      "ฉันกินข้าว", style: StyledText.Style(font: FontDescriptor(size: 10)), width: 65, library: library)
    #expect(thai.glyphRuns.map(\.text) == ["ฉันกิน", "ข้าว"])
    // Three ideographs fit, the full stop does not: it takes the last ideograph along (JIS X 4051).
    let japanese = try SystemFonts.layout(
      "日本語。", style: StyledText.Style(font: FontDescriptor(size: 10)), width: 32)
    #expect(japanese.glyphRuns.map(\.text).filter { $0.contains("。") } == ["語。"])
  }

  /// - Source: `hb-shape DejaVuSans.ttf` on each piece: a piece of a word is drawn as that piece alone.
  @Test func `the pieces of a broken Arabic word look as words do`() throws {
    let style = StyledText.Style(font: FontDescriptor(family: .named("DejaVu Sans"), size: 20))
    func glyphs(_ text: String, width: CGFloat? = nil) throws -> [[UInt32]] {
      try SystemFonts.layout(text, style: style, width: width).lines.map { line in
        line.pieces.flatMap { piece -> [UInt32] in
          if case .glyphs(let run, _) = piece { run.glyphs.map(\.id) } else { [] }
        }
      }
    }
    let word = String(repeating: "\u{628}", count: 10)
    let lines = try glyphs(word, width: 60)
    #expect(lines.count > 1)
    for line in lines {
      let alone = try glyphs(String(repeating: "\u{628}", count: line.count))
      #expect(alone == [line])
    }
    // What fits is one word, in one piece.
    #expect(try glyphs(word, width: 500) == glyphs(word))
    let layout = try SystemFonts.layout(word, style: style, width: 60)
    #expect(layout.lines.allSatisfy { $0.width <= 60.001 })
    #expect(layout.glyphRuns.map(\.text).joined() == word)
  }

  /// - Source: UIKit, `NSParagraphStyle.tabStops`: stops at intervals of 28 points.
  @Test(arguments: [("", 28), ("i", 28), ("Touchstone", 112), ("\t", 56), ("a\t", 56), ("line one\nb", 28)])
  func `a tab ends at the next of the stops that stand 28 points apart`(before: String, stop: CGFloat) throws {
    let layout = try SystemFonts.layout(before + "\tx")
    #expect(abs(try #require(layout.lines.last?.lastLetterStart) - stop) < 1e-9)
  }

  @Test func `a newline, a tab and control characters draw nothing`() throws {
    let layout = try SystemFonts.layout("a\tb\u{7}c\nd\u{85}e", size: 12)
    #expect(layout.lines.count == 3)
    #expect(layout.missingCharacters.isEmpty)
    #expect(layout.glyphRuns.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  @Test func `hostile strings are set without a crash`() throws {
    let strings = [
      String(repeating: "\u{301}", count: 5_000), String(repeating: "\u{202E}a\u{202C}", count: 500),
      String(repeating: "\n", count: 5_000), String(repeating: "\u{200D}", count: 1_000), "\u{0}", "\u{FFFD}\u{FFFF}",
      String(String.UnicodeScalarView((0..<0x110).compactMap { Unicode.Scalar(UInt32($0) << 12) })),
    ]
    for string in strings {
      let layout = try SystemFonts.layout(
        string, style: StyledText.Style(font: FontDescriptor(size: 17)), width: 50,
        paragraph: .init(maximumLines: 3))
      #expect(layout.lines.count <= 3)
      #expect(layout.size.width.isFinite)
    }
  }

  @Test func `small capitals of a font that has none are smaller capitals, and the text stays`() throws {
    var font = FontDescriptor(size: 20)
    font.hasLowercaseSmallCaps = true
    let style = StyledText.Style(font: font)
    let runs = try SystemFonts.layout("Aé 1ß", style: style).glyphRuns
    #expect(runs.map(\.text) == ["A", "é", " 1ß"])
    #expect(runs.map(\.size) == [20, 16, 20])
    let capital = try SystemFonts.layout("É", size: 16).glyphRuns
    #expect(runs[1].glyphs.map(\.id) == capital[0].glyphs.map(\.id))
    font.hasLowercaseSmallCaps = false
    font.hasUppercaseSmallCaps = true
    let upper = try SystemFonts.layout("Aé", style: StyledText.Style(font: font))
    #expect(upper.glyphRuns.map(\.size) == [16, 20])
    // The line is as high as with letters of the full size.
    #expect(try upper.size.height == SystemFonts.layout("A", size: 20).size.height)
  }

  @Test func `tabs of a broken line count from its own start`() throws {
    let style = StyledText.Style(font: FontDescriptor(size: 17))
    let whole = try SystemFonts.layout("a\tb", style: style)
    let broken = try SystemFonts.layout("words of the first line a\tb", style: style, width: 180)
    #expect(broken.lines.count == 2)
    // UIKit, NSParagraphStyle.tabStops: every 28 points.
    for line in [whole.lines[0], broken.lines[1]] {
      #expect(abs(try #require(line.lastLetterStart) - 28) < 1e-9)
    }
  }
}
