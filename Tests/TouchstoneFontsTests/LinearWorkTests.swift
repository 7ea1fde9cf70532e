import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// Texts made to be slow: whatever they hold, the work of setting them is in proportion to their length.
///
/// Work is counted, not timed. What HarfBuzz, ICU and `String` do inside of a call is timed in `Benchmarks`.
@Suite struct LinearWorkTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What the text begins with, and what it repeats then.
    var start = ""
    var pattern: String

    init(_ name: String, start: String = "", _ pattern: String) {
      testDescription = name
      self.start = start
      self.pattern = pattern
    }

    func text(scalars count: Int) -> String {
      start + String(repeating: pattern, count: count / pattern.unicodeScalars.count)
    }
  }

  static let samples = [
    Sample("words", "word "),
    Sample("one word", "a"),
    Sample("ligatures", "ffi"),
    Sample("marks on nothing", "\u{301}"),
    Sample("marks on one letter", start: "a", "\u{301}"),
    Sample("marks out of order", start: "a", "\u{301}\u{323}"),
    Sample("marks of many scripts", "\u{301}\u{323}\u{345}\u{5B0}\u{64B}\u{E38}"),
    Sample("points on one Hebrew letter", start: "\u{5D0}", "\u{5B0}"),
    Sample("vowels on one Arabic letter", start: "\u{628}", "\u{64B}"),
    Sample("one Devanagari syllable", "क्"),
    Sample("a word of Arabic", "ب"),
    Sample("lam-alef", "لا"),
    Sample("words of Arabic", "مرحبا "),
    Sample("Thai", "ฉันกินข้าว"),
    Sample("one Thai letter", "ก"),
    Sample("Khmer", "កម្ពុជា"),
    Sample("Japanese", "日本語。"),
    Sample("leading consonants of hangul", "\u{1100}"),
    Sample("nested isolates", "\u{2067}a"),
    Sample("nested embeddings", "\u{202B}a\u{202A}א"),
    Sample("all direction controls", "\u{202A}\u{2067}a\u{202E}א\u{202C}1\u{2069}\u{2068}\u{202D}\u{202C}b\u{2066}"),
    Sample("brackets that never close", start: "א", "("),
    Sample("closing brackets", start: "א(", ")"),
    Sample("two directions", "aא"),
    Sample("two fonts", "a😀"),
    Sample("joiners", "\u{200D}"),
    Sample("one family", "👩\u{200D}"),
    Sample("flags", "🇩"),
    Sample("tags", start: "🏴", "\u{E0067}"),
    Sample("variation selectors", start: "❤", "\u{FE0F}"),
    Sample("newlines", "\n"),
    Sample("Windows newlines", "\r\n"),
    Sample("spaces", " "),
    Sample("tabs", "\t"),
    Sample("NUL", "\u{0}"),
    Sample("soft hyphens", "a\u{AD}"),
    Sample("break opportunities", "\u{200B}"),
    Sample(
      "missing characters", String(String.UnicodeScalarView((0..<4_000).compactMap { Unicode.Scalar(0xF0000 + $0) }))),
  ]

  /// Widths and heights that a text is set into; the first breaks the longest words.
  private static let rooms: [(width: CGFloat?, height: CGFloat?)] = [(200, nil), (nil, nil), (200, 50)]

  /// A joined word is shaped again where it is broken: the text once, and at most four times for each room.
  private static let mostShapings = 1 + 4 * rooms.count

  @Test(arguments: samples) func `text is shaped no more often than it is broken`(sample: Sample) throws {
    let string = sample.text(scalars: 8_000)
    let library = FontLibrary()
    let text = StyledText(runs: [StyledText.Run(text: string, style: .init(font: FontDescriptor(size: 17)))])
    let prepared = try library.prepare(text)
    for (width, height) in Self.rooms {
      let layout = prepared.layout(width: width, height: height, displayScale: 2)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      // No more glyphs and lines than bytes, with "…" and the line behind the last newline.
      #expect(layout.glyphRuns.reduce(0) { $0 + $1.glyphs.count } <= string.utf8.count + 1)
      #expect(layout.lines.count <= string.utf8.count + 1)
    }
    let ellipsis = "…".utf8.count
    #expect(library.work.bytes <= string.utf8.count * Self.mostShapings + ellipsis)
    #expect(library.work.shapingCalls <= string.unicodeScalars.count * Self.mostShapings + 1)
    // Fonts are looked for once for each different character, again for each shaping.
    #expect(library.work.searches <= string.unicodeScalars.count * Self.mostShapings + 1)
  }

  @Test func `a text that is set at many widths is shaped once`() throws {
    let library = FontLibrary()
    let string = String(repeating: "word אחד ", count: 200)
    let text = StyledText(runs: [StyledText.Run(text: string, style: .init(font: FontDescriptor(size: 17)))])
    let prepared = try library.prepare(text)
    let bytes = library.work.bytes
    #expect(bytes == string.utf8.count + "…".utf8.count)
    for width in 50..<150 { _ = prepared.layout(width: CGFloat(width), height: nil, displayScale: 2) }
    _ = try library.prepare(text)
    #expect(library.work.bytes == bytes)
  }

  @Test func `a million characters are set`() throws {
    let string = String(repeating: "A million characters, שלום 日本. ", count: 1_000_000 / 31)
    let text = StyledText(
      runs: [.init(text: string, style: .init(font: FontDescriptor(size: 17)))], paragraph: .init(maximumLines: 3))
    let layout = try FontLibrary.shared.prepare(text).layout(width: 300, height: nil, displayScale: 2)
    #expect(layout.lines.count == 3)
    #expect(layout.isTruncated)
  }
}
