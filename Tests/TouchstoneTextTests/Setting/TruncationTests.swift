import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneText

/// What is left out where there is no room; a character is 5 pt wide, a line 11.93 pt tall.
@Suite struct TruncationTests {
  private func paragraph(_ lines: Int?, _ mode: StyledText.Paragraph.Truncation) -> StyledText.Paragraph {
    StyledText.Paragraph(maximumLines: lines, truncation: mode)
  }

  @Test func `the tail is left out letter by letter`() throws {
    #expect(try BoxText.lines("one two three", width: 50, paragraph: paragraph(1, .tail)) == ["one two t…"])
  }

  @Test func `the head is left out letter by letter`() throws {
    #expect(try BoxText.lines("one two three", width: 50, paragraph: paragraph(1, .head)) == ["…two three"])
  }

  @Test func `the middle is left out, the beginning being the longer half`() throws {
    #expect(try BoxText.lines("abcdefghijkl", width: 40, paragraph: paragraph(1, .middle)) == ["abcd…jkl"])
  }

  @Test func `a line that is 5 % too long is tightened where that is allowed, a longer one truncated`() throws {
    // 13 characters of 5 pt are 65 pt: 5 % more than 61.9 pt.
    var paragraph = paragraph(1, .tail)
    paragraph.allowsTightening = true
    let layout = try BoxText.layout("one two three", width: 62, paragraph: paragraph)
    #expect(!layout.isTruncated && layout.size.width == 62)
    guard case .glyphs(let run, _) = try #require(layout.lines.first?.pieces.first) else { return }
    #expect(run.text == "one two three")
    for (index, glyph) in run.glyphs.enumerated() {
      #expect(abs(glyph.position.x - CGFloat(index) * 62 / 13) < 1e-9)
    }
    #expect(try BoxText.lines("one two three", width: 61, paragraph: paragraph) == ["one two thr…"])
    #expect(try BoxText.lines("one two\nthree", width: 62, paragraph: paragraph) == ["one two…"])
    paragraph.allowsTightening = false
    #expect(try BoxText.lines("one two three", width: 62, paragraph: paragraph) == ["one two thr…"])
  }

  @Test func `only the last line is truncated, with as much of the rest as fits`() throws {
    let text = "one two three four five"
    #expect(try BoxText.lines(text, width: 40, paragraph: paragraph(2, .tail)) == ["one two", "three f…"])
    #expect(try BoxText.lines(text, width: 40, paragraph: paragraph(2, .head)) == ["one two", "…ur five"])
    #expect(try BoxText.lines(text, width: 40, paragraph: paragraph(2, .middle)) == ["one two", "thre…ive"])
  }

  @Test func `a newline below the last line leaves a mark`() throws {
    let layout = try BoxText.layout("one\ntwo", paragraph: paragraph(1, .tail))
    #expect(layout.isTruncated)
    #expect(layout.lines[0].width == 20)
    #expect(try BoxText.lines("one\ntwo", paragraph: paragraph(1, .tail)) == ["one…"])
  }

  @Test func `white space below the last line is left out without a mark`() throws {
    let layout = try BoxText.layout("one\n\n", paragraph: paragraph(1, .tail))
    #expect(!layout.isTruncated)
    #expect(layout.lines.count == 1)
  }

  @Test func `where nothing fits, the mark alone is drawn`() throws {
    #expect(try BoxText.lines("one", width: 3, paragraph: paragraph(1, .tail)) == ["…"])
  }

  @Test func `a text that fits is whole`() throws {
    let layout = try BoxText.layout("one two", width: 35, paragraph: paragraph(1, .tail))
    #expect(!layout.isTruncated)
    #expect(try BoxText.lines("one two", width: 35, paragraph: paragraph(1, .tail)) == ["one two"])
  }

  @Test func `a height holds the whole pitches that fit it, and one line at least`() throws {
    let body = FontDescriptor(size: 17, linePitch: 22)
    for (height, count) in [(66, 3), (65, 3), (44, 2), (42, 1), (22, 1), (5, 1), (0, 1), (-3, 1)] {
      let layout = try BoxText.layout("a\nb\nc", height: CGFloat(height), displayScale: 3, font: body)
      #expect(layout.lines.count == count, "height \(height)")
      #expect(layout.isTruncated == (count < 3))
    }
  }

  @Test func `letters shrink to the percentage at which they fit`() throws {
    // 13 characters are 65 pt: they fit 52 pt at 80 %.
    let paragraph = StyledText.Paragraph(maximumLines: 1, minimumScaleFactor: 0.5)
    let layout = try BoxText.layout("one two three", width: 52, displayScale: 1, paragraph: paragraph)
    #expect(!layout.isTruncated)
    #expect(abs(layout.size.width - 52) < 1e-9)
    // 10 pt × 2444/2048 × 0.8 = 9.55 pt.
    #expect(layout.size.height == 10)
    guard case .glyphs(let run, _) = layout.lines[0].pieces[0] else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.size == 8)
    #expect(abs(run.glyphs[12].position.x - 48) < 1e-9)
  }

  @Test func `letters that do not fit at the smallest size are truncated at that size`() throws {
    let paragraph = StyledText.Paragraph(maximumLines: 1, minimumScaleFactor: 0.5)
    let layout = try BoxText.layout("one two three", width: 25, paragraph: paragraph)
    #expect(layout.isTruncated)
    #expect(try BoxText.lines("one two three", width: 25, paragraph: paragraph) == ["one two t…"])
  }

  @Test func `reserved lines take their room without letters`() throws {
    let paragraph = StyledText.Paragraph(minimumLines: 3)
    let font = FontDescriptor(size: 17, linePitch: 22)
    let one = try BoxText.layout("a", displayScale: 3, font: font, paragraph: paragraph)
    let three = try BoxText.layout("a\nb\nc", displayScale: 3, font: font)
    #expect(one.size.height == three.size.height)
    #expect(one.lines.count == 1)
  }
}
