import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneText

/// Where lines, decorations and attachments stand.
@Suite struct LinePlacementTests {
  private func origins(_ alignment: StyledText.Paragraph.Alignment, isRightToLeft: Bool = false) throws -> [CGFloat] {
    let paragraph = StyledText.Paragraph(alignment: alignment, isRightToLeft: isRightToLeft)
    return try BoxText.layout("abcdef\nab", paragraph: paragraph).lines.map(\.origin)
  }

  @Test func `shorter lines stand at the leading edge, in the middle or at the trailing edge`() throws {
    #expect(try origins(.leading) == [0, 0])
    #expect(try origins(.center) == [0, 10])
    #expect(try origins(.trailing) == [0, 20])
  }

  @Test func `the leading edge of a right-to-left text is its right edge`() throws {
    #expect(try origins(.leading, isRightToLeft: true) == [0, 20])
    #expect(try origins(.trailing, isRightToLeft: true) == [0, 0])
  }

  @Test func `letters that run from right to left begin at the right`() throws {
    let layout = try BoxText.layout("abc", paragraph: .init(isRightToLeft: true))
    guard case .glyphs(let run, _) = layout.lines[0].pieces[0] else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.isRightToLeft)
    #expect(run.text == "abc")
    #expect(run.glyphs.map(\.id) == [99, 98, 97])
    #expect(run.glyphs.map(\.position.x) == [0, 5, 10])
  }

  @Test func `an underline spans the letters, on whole pixels`() throws {
    var style = StyledText.Style(font: FontDescriptor(size: 10))
    style.underline = StyledText.Line(pattern: .dash)
    let text = StyledText(runs: [
      StyledText.Run(text: "ab", style: StyledText.Style(font: FontDescriptor(size: 10))),
      StyledText.Run(text: "cd", style: style),
    ])
    let layout = try BoxTypesetter().prepare(text).layout(width: nil, height: nil, displayScale: 2)
    // The baseline is 9.52 rounded up to 10; the middle of the line 1.51 below it; its 0.59 pt are 1 px of 2.
    let bar = TextLayout.Piece.bar(CGRect(x: 10, y: 11.5, width: 10, height: 0.5), paint: nil, pattern: .dash)
    #expect(layout.lines[0].pieces.last == bar)
  }

  @Test func `a background lies below the letters and is as tall as the line`() throws {
    var style = StyledText.Style(font: FontDescriptor(size: 10))
    style.background = .color(ResolvedColor(red: 1, green: 0, blue: 0))
    let layout = try BoxTypesetter().prepare(StyledText(runs: [StyledText.Run(text: "ab", style: style)]))
      .layout(width: nil, height: nil, displayScale: 2)
    guard case .bar(let rect, _, _) = layout.lines[0].pieces[0] else {
      Issue.record("no background")
      return
    }
    #expect(rect.width == 10)
    #expect(abs(rect.height - 10 * 2444 / 2048) < 1e-9)
  }

  @Test func `an attachment stands on the baseline and makes its line taller`() throws {
    let style = StyledText.Style(font: FontDescriptor(size: 10))
    let box = StyledText.Attachment(id: 7, width: 30, ascent: 20, descent: 4)
    let text = StyledText(runs: [
      StyledText.Run(text: "ab", style: style), StyledText.Run(text: "\u{FFFC}", style: style, attachment: box),
      StyledText.Run(text: "c", style: style),
    ])
    let layout = try BoxTypesetter().prepare(text).layout(width: nil, height: nil, displayScale: 1)
    #expect(layout.size == CGSize(width: 45, height: 24))
    #expect(layout.firstBaseline == 20)
    #expect(layout.lines[0].pieces[1] == .attachment(id: 7, CGRect(x: 10, y: 0, width: 30, height: 24)))
  }

  @Test func `letters raised from the baseline make their line taller`() throws {
    var style = StyledText.Style(font: FontDescriptor(size: 10))
    style.baselineOffset = 3
    let layout = try BoxTypesetter().prepare(StyledText(runs: [StyledText.Run(text: "ab", style: style)]))
      .layout(width: nil, height: nil, displayScale: 1)
    // 11.93 + 3 = 14.93 pt; ascent 9.52 + 3 = 12.52 pt.
    #expect(layout.size.height == 15)
    #expect(layout.firstBaseline == 13)
    guard case .glyphs(let run, _) = layout.lines[0].pieces[0] else {
      Issue.record("no glyphs")
      return
    }
    #expect(run.glyphs[0].position.y == 10)
  }

  @Test func `tracking follows every letter`() throws {
    var style = StyledText.Style(font: FontDescriptor(size: 10))
    style.tracking = 2
    style.kerning = 1
    let layout = try BoxTypesetter().prepare(StyledText(runs: [StyledText.Run(text: "abc", style: style)]))
      .layout(width: nil, height: nil, displayScale: 1)
    #expect(layout.size.width == 24)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -4, 0, .greatestFiniteMagnitude])
  func `sizes that are no lengths give finite frames`(value: CGFloat) throws {
    var style = StyledText.Style(font: FontDescriptor(size: value, linePitch: value))
    style.tracking = value
    style.kerning = value
    style.baselineOffset = value
    style.underline = StyledText.Line()
    let box = StyledText.Attachment(id: 0, width: value, ascent: value, descent: value)
    for run in [
      StyledText.Run(text: "one two\nthree", style: style),
      StyledText.Run(text: "\u{FFFC}", style: style, attachment: box),
    ] {
      let text = StyledText(
        runs: [run], paragraph: .init(lineSpacing: value, maximumLines: 2, minimumScaleFactor: value))
      let prepared = try BoxTypesetter().prepare(text)
      for (width, height) in [(value, value), (10, value), (value, 10)] {
        let layout = prepared.layout(width: width, height: height, displayScale: value)
        #expect(layout.size.width.isFinite && layout.size.width >= 0)
        #expect(layout.size.height.isFinite && layout.size.height >= 0)
        #expect(layout.lines.count <= 2)
      }
    }
  }

  @Test func `measuring agrees with setting`() throws {
    let prepared = try BoxTypesetter().prepare(
      BoxText.text("one two three four\nfive", paragraph: .init(maximumLines: 4)))
    for width in stride(from: 0.0, through: 100, by: 9) {
      let measured = prepared.measure(width: width, height: 40, displayScale: 2)
      let layout = prepared.layout(width: width, height: 40, displayScale: 2)
      #expect(measured.size == layout.size)
      #expect(measured.lineCount == layout.lines.count)
      #expect(measured.firstBaseline == layout.firstBaseline)
      #expect(measured.lastBaseline == layout.lastBaseline)
      #expect(measured.isTruncated == layout.isTruncated)
    }
  }
}
