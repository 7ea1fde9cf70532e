import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneText

/// Where lines end; a character is 5 pt wide.
@Suite struct LineBreakingTests {
  @Test func `a text without a width has one line`() throws {
    let layout = try BoxText.layout("one two three")
    #expect(layout.lines.count == 1)
    #expect(layout.size.width == 65)
  }

  @Test func `words go to the next line where they do not fit`() throws {
    #expect(try BoxText.lines("one two three four", width: 40) == ["one two", "three", "four"])
  }

  @Test func `a width that the letters fill exactly holds them, and what layout's rounding adds is forgiven`() throws {
    #expect(try BoxText.lines("one two", width: 35) == ["one two"])
    #expect(try BoxText.lines("one two", width: 35 - 1e-9) == ["one two"])
    #expect(try BoxText.lines("one two", width: 34.9) == ["one", "two"])
  }

  @Test func `space at the end of a filled line hangs, and counts as far as there is room`() throws {
    let narrow = try BoxText.layout("one   two six", width: 16)
    #expect(narrow.lines.map(\.width) == [15, 15, 15])
    #expect(narrow.size.width == 16)
    let wide = try BoxText.layout("one   two six", width: 29)
    #expect(wide.size.width == 29)
  }

  @Test func `space at the end of the text is part of its width`() throws {
    #expect(try BoxText.layout("one ").size.width == 20)
  }

  @Test func `a newline ends a line and has no width`() throws {
    let layout = try BoxText.layout("one\ntwo")
    #expect(layout.lines.map(\.width) == [15, 15])
    #expect(try BoxText.lines("one\r\ntwo") == ["one", "two"])
  }

  @Test func `a newline at the end gives an empty last line`() throws {
    #expect(try BoxText.lines("one\n") == ["one", ""])
    #expect(try BoxText.lines("\n\n").count == 3)
  }

  @Test func `a word longer than a line gets a line of its own and is broken between characters`() throws {
    #expect(try BoxText.lines("a abcdefgh b", width: 15) == ["a", "abc", "def", "gh", "b"])
  }

  @Test func `no width at all still puts a character on each line`() throws {
    #expect(try BoxText.lines("abc", width: 0) == ["a", "b", "c"])
    #expect(try BoxText.lines("abc", width: -5) == ["a", "b", "c"])
    #expect(try BoxText.lines("a b", width: 0) == ["a", "b"])
    #expect(try BoxText.lines("a-b cd  e", width: 0) == ["a", "-", "b", "c", "d", "e"])
    #expect(try BoxText.lines(" a", width: 0) == ["", "a"])
  }

  @Test func `a second line is not left with a single word`() throws {
    #expect(try BoxText.lines("one two six ten", width: 60) == ["one two", "six ten"])
  }

  @Test func `a lone last word stays where its company does not fit, and in three lines`() throws {
    #expect(try BoxText.lines("one seven eight", width: 45) == ["one seven", "eight"])
    #expect(try BoxText.lines("a bc d ef g hi", width: 20) == ["a bc", "d ef", "g hi"])
    #expect(try BoxText.lines("a bc d ef gh", width: 20) == ["a bc", "d ef", "gh"])
  }

  @Test func `a first line of one word keeps it`() throws {
    #expect(try BoxText.lines("one two", width: 20) == ["one", "two"])
  }

  @Test func `a text without letters is as high as a line, and draws nothing`() throws {
    let (empty, letter) = try (BoxText.layout(""), BoxText.layout("x"))
    #expect(empty.size == CGSize(width: 0, height: letter.size.height))
    #expect(empty.firstBaseline == letter.firstBaseline)
    #expect(empty.lines.allSatisfy { $0.pieces.isEmpty })
  }

  @Test func `a text fits the size that it asked for`() throws {
    for width in stride(from: 10.0, through: 120, by: 7) {
      let font = FontDescriptor(size: 17, linePitch: 22)
      let prepared = try BoxTypesetter().prepare(BoxText.text("one two three four five six", font: font))
      let first = prepared.measure(width: width, height: nil, displayScale: 3)
      let again = prepared.measure(width: first.size.width, height: first.size.height, displayScale: 3)
      #expect(again == first)
    }
  }

  @Test func `letters that overlap more than they advance still end`() throws {
    let style = StyledText.Style(font: FontDescriptor(size: 10), tracking: -9)
    let text = StyledText(runs: [StyledText.Run(text: "one two-three\nfour", style: style)])
    for width in [-10.0, 0, 5, 100] {
      let layout = try BoxTypesetter().prepare(text).layout(width: width, height: nil, displayScale: 2)
      #expect(layout.lines.count <= 18)
      #expect(layout.size.width >= 0)
    }
  }

  /// Fills lines word by word, as a person would.
  private func naive(_ words: [String], columns: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  @Test func `random texts break where a naive filling of words breaks them`() throws {
    let seed = UInt64(20_240_611)
    var generator = SplitMix(state: seed)
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        String(repeating: "x", count: Int.random(in: 1...9, using: &generator))
      }
      let columns = Int.random(in: 9...40, using: &generator)
      let expected = naive(words, columns: columns)
      guard expected.count != 2 else { continue }
      let lines = try BoxText.lines(words.joined(separator: " "), width: CGFloat(columns) * 5)
      #expect(lines == expected, "seed \(seed)")
    }
  }
}
