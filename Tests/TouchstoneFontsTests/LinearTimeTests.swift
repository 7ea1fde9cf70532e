import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// Texts made to be slow: whatever they hold, setting them takes time in proportion to their length.
@Suite(.serialized) struct LinearTimeTests {
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

  /// The processor time of this thread, in seconds.
  private func processorTime(_ body: () throws -> Void) rethrows -> Double {
    var start = timespec()
    var end = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    try body()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
  }

  private func time(_ string: String) throws -> Double {
    let text = StyledText(runs: [StyledText.Run(text: string, style: .init(font: FontDescriptor(size: 17)))])
    return try processorTime {
      let prepared = try FontLibrary.shared.prepare(text)
      for (width, height) in [(200, nil), (nil, nil), (200, 50)] as [(CGFloat?, CGFloat?)] {
        let layout = prepared.layout(width: width, height: height, displayScale: 2)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      }
    }
  }

  @Test(arguments: samples) func `four times the text takes no more than eight times as long`(sample: Sample) throws {
    // What grows with the square takes sixteen times as long.
    let short = try time(sample.text(scalars: 4_000))
    let long = try time(sample.text(scalars: 16_000))
    #expect(long < max(short, 0.02) * 8)
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
