import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneTestSupport
import TouchstoneText

/// Random strings of many scripts, set at random widths.
@Suite struct RandomTextTests {
  private static let alphabet: [String] = [
    "a", "Z", "fi", "e\u{301}", "\u{301}", " ", "  ", "\t", "\n", "\r\n", "-", "\u{AD}", "\u{A0}", "ש", "ל", "ب", "لا",
    "1", "2.5", "(", ")", "日", "本", "。", "「", "한", "क्षि", "ก", "ำ", "😀", "👩‍👩‍👧", "🇩🇪", "❤️", "\u{202E}", "\u{202C}",
    "\u{2067}", "\u{2069}", "\u{200D}", "\u{200B}", "\u{FEFF}", "\u{10FFFF}", "\u{0}", "\u{2028}", "…", "longer",
  ]

  /// A code point of any plane, assigned or not.
  private static func anyScalar(using generator: inout SplitMix) -> String {
    let plane = UInt32.random(in: 0...16, using: &generator) << 16
    return Unicode.Scalar(plane + UInt32.random(in: 0...0xffff, using: &generator)).map { String($0) } ?? "\u{FFFD}"
  }

  /// The text without what may hang at the end of a line, in no order: lines stand in visual order.
  private func letters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace || $0 == "\u{A0}" }.sorted()
  }

  @Test func `every letter is set once, on lines that end, with glyphs that add up`() throws {
    let seed: UInt64 = 7
    var generator = SplitMix(state: seed)
    for _ in 0..<150 {
      let runs = (0..<Int.random(in: 1...3, using: &generator)).map { index in
        let string = (0..<Int.random(in: 0...25, using: &generator)).map { _ in
          Int.random(in: 0..<5, using: &generator) == 0
            ? Self.anyScalar(using: &generator) : Self.alphabet.randomElement(using: &generator) ?? ""
        }.joined()
        return StyledText.Run(text: string, style: .init(font: FontDescriptor(size: 10 + CGFloat(index))))
      }
      let text = StyledText(runs: runs, paragraph: .init(isRightToLeft: Bool.random(using: &generator)))
      let width = CGFloat.random(in: 0...150, using: &generator)
      let layout = try FontLibrary.shared.prepare(text).layout(width: width, height: nil, displayScale: 2)
      #expect(letters(layout.glyphRuns.map(\.text).joined()) == letters(text.string), "seed \(seed): \(text.string)")
      for run in layout.glyphRuns {
        #expect(run.clusters.reduce(0) { $0 + $1.utf8Count } == run.text.utf8.count)
        #expect(run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count)
        #expect(run.glyphs.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
      }
      var limited = text
      limited.paragraph.maximumLines = 2
      limited.paragraph.truncation = [.head, .middle, .tail].randomElement(using: &generator) ?? .tail
      let short = try FontLibrary.shared.prepare(limited).layout(width: width, height: nil, displayScale: 2)
      #expect(short.lines.count <= 2)
      #expect(short.isTruncated == short.glyphRuns.contains { $0.text == "…" } || text.string.contains("…"))
    }
  }
}
