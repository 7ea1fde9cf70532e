import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneCairo

struct PDFWordTests {
  /// The words of a run in which each character is one glyph.
  private func words(_ text: String) -> [String] {
    let run = GlyphRun(
      font: .init(path: "font.otf"), size: 10, glyphs: text.indices.map { _ in .init(id: 1, position: .zero) },
      text: text,
      clusters: text.map { .init(utf8Count: String($0).utf8.count, glyphCount: 1) })
    return PDFWord.words(of: run).map(\.text)
  }

  @Test func `A word ends behind its white space, of ASCII or not`() {
    #expect(words("to be") == ["to ", "be"])
    #expect(words("a\tb\nc\r\nd") == ["a\t", "b\n", "c\r\n", "d"])
    #expect(words("à\u{A0}la\u{2003}ville") == ["à\u{A0}", "la\u{2003}", "ville"])
    #expect(words("a\u{1F}b\u{200B}c") == ["a\u{1F}b\u{200B}c"])
  }

  @Test func `A long word is written in pieces of eight glyphs`() {
    #expect(words("typesetting it") == ["typesett", "ing ", "it"])
  }

  @Test(arguments: ["en", "de-AT", "zh-Hant", "es-419"])
  func `A language has a form that a file can hold`(identifier: String) {
    #expect(PDFLanguage(Locale.Language(identifier: identifier)) != nil)
  }

  @Test func `No language is written as none`() {
    #expect(PDFLanguage(Locale.Language(identifier: "")) == nil)
  }
}
