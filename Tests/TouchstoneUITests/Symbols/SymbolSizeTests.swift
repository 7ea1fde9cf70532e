import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneCore
@testable import TouchstoneSymbols
@testable import TouchstoneUI

/// Natural sizes of symbols as AppKit tells them on macOS 26, at 13, 17 and 26 points and 2 pixels per point.
@Suite struct SymbolSizeTests {
  private struct Row {
    let name: String
    let sizes: [(points: CGFloat, size: CGSize)]
  }

  private static let rows: [Row] = measured.split(separator: "\n").map { line in
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    return Row(
      name: String(words[0]),
      sizes: [13, 17, 26].enumerated().map { ($1, CGSize(width: numbers[2 * $0], height: numbers[2 * $0 + 1])) })
  }

  /// The greatest difference of a symbol's lengths at the three sizes.
  private func difference(_ row: Row) -> CGFloat {
    row.sizes.map { points, expected in
      var environment = EnvironmentValues()
      environment.look = .macOS26
      environment.font = .system(size: points)
      environment.displayScale = 2
      let size = ImageContent(Image(systemName: row.name), environment: environment, diagnostics: nil).size
      return max(abs(size.width - expected.width), abs(size.height - expected.height))
    }.max() ?? .infinity
  }

  @Test func `three of four symbols are as large as on macOS, and none is two points off`() {
    #expect(Self.rows.count == 84)
    let differences = Self.rows.map { (name: $0.name, length: difference($0)) }
    let close = differences.filter { $0.length <= 0.5 }
    #expect(close.count * 4 >= differences.count * 3, "\(close.count) of \(differences.count)")
    let far = differences.filter { $0.length > 2 }
    #expect(far.isEmpty, "\(far)")
  }

  @Test func `a plus at 17 points is 18 × 16 points, as on macOS`() {
    let row = Row(name: "plus", sizes: [(points: 17, size: CGSize(width: 18, height: 16))])
    #expect(difference(row) <= 0.5)
  }

  /// How near the sizes of symbols are that have no entry in the table: of the same ones, as if they had none either.
  @Test func `half of the symbols would be within two points by the margins alone, as the article says`() throws {
    let differences = Self.rows.map { row in
      row.sizes.map { points, expected in
        let drawing = SymbolCatalog.recipe(named: row.name)?.drawing(stem: SymbolMetrics.stem(weight: 400))
        let box = drawing?.inkBounds.insetBy(dx: -SymbolMetrics.margin.width, dy: -SymbolMetrics.margin.height) ?? .zero
        let scale = SymbolMetrics.inkScale * points / SymbolMetrics.unitsPerEm
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale * 2).rounded(.up) / 2 }
        return max(abs(rounded(box.width) - expected.width), abs(rounded(box.height) - expected.height))
      }.max() ?? .infinity
    }
    let (close, near) = (differences.count { $0 <= 0.5 }, differences.count { $0 <= 2 })
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/Symbols.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    #expect(text.contains("\(close) of them would be within half a point"), "\(close)")
    #expect(text.contains("\(near) within two"), "\(near)")
  }

  /// Distances of margins, and widths and heights of outlines, in small regular templates that the SF Symbols app exports.
  private static let templates = """
    airplane 98.4 87.8 79.9; bag 88.2 68.7 78.0; bolt 75.9 55.2 86.9; bookmark 80.9 52.6 83.1; cart 106.5 89.0 75.7;
    creditcard 110.0 90.5 66.2; envelope 112.7 93.1 66.7; eye 121.3 105.7 66.0; folder 107.1 87.5 70.8; gearshape
    96.3 82.7 82.5; keyboard 116.5 97.0 61.1; link 99.9 82.3 82.5; map 100.7 81.2 76.3; paperplane 96.6 81.0 81.0;
    pause 52.4 32.9 64.3; square.and.pencil 96.0 82.2 82.0; sun.max 96.8 83.2 83.4; text.bubble 104.6 85.1 80.3;
    trash 86.3 74.6 85.7; trophy 96.6 77.1 85.4
    """

  @Test func `symbols have the sizes that follow from templates`() throws {
    let entries = Self.templates.split(separator: ";")
    #expect(entries.count == 20)
    for entry in entries {
      let words = entry.split(whereSeparator: \.isWhitespace)
      let numbers = words.dropFirst().compactMap { Double($0) }
      let glyph = try #require(
        SymbolCatalog.glyph(named: String(words[0]), pointSize: 100, weight: 400, scale: .medium))
      #expect(abs(glyph.size.width - 1.27 * numbers[0]) <= 1, "\(words[0]) \(glyph.size)")
      #expect(abs(glyph.size.height - 1.277 * numbers[2] - 14.5) <= 1, "\(words[0]) \(glyph.size)")
      // A drawing keeps its proportions if they are off by less than a tenth.
      let (x, y) = (glyph.ink.width / (1.277 * numbers[1]), glyph.ink.height / (1.277 * numbers[2]))
      #expect(max(x, y) > 0.97 && max(x, y) < 1.03 && min(x, y) > 0.87, "\(words[0]) \(glyph.ink)")
    }
  }

  private static let measured = """
    ant 14 17.5 18.5 22 28 34.5
    antenna.radiowaves.left.and.right 15.5 14 21 18 32 28
    arrow.right 15 12 19.5 15 30 23.5
    arrow.turn.up.left 15 12 20 15.5 30 24
    arrow.up 13 14 17 18 25.5 28
    at 15.5 16 20.5 20 31.5 31.5
    backward.fill 19.5 12 25.5 15 38 23.5
    bell.fill 15 15.5 20 19.5 29 31
    bicycle 24 15 31 19 47.5 30
    book 17.5 14 22.5 17.5 34.5 28
    bubble.left 17 15.5 22.5 19.5 34 30.5
    bus 17.5 17 22.5 21.5 34.5 34
    calendar 16 14 21 17.5 31.5 27.5
    camera 19 14.5 24.5 18 37.5 28.5
    car 18.5 14 24 17.5 36.5 28
    chart.bar 19.5 14 25.5 18 38.5 28
    chart.pie 15 15 20 19 31 30
    checkmark 14 13 18.5 16.5 28 26
    checkmark.circle 15 15 20 19 31 30
    chevron.down 14.5 8.5 18.5 10.5 28.5 16.5
    chevron.left 10 13.5 12.5 16.5 19 26.5
    chevron.left.forwardslash.chevron.right 21 14.5 27.5 18 42 28.5
    chevron.right 10 13.5 12.5 16.5 19 26.5
    chevron.up 14.5 8.5 18.5 10.5 28.5 16.5
    clock 15 15 20 19 31 30
    doc 14 16 18 20 27.5 31.5
    drop 11 15 15 19 23 30
    ellipsis 14 4.5 18.5 5.5 29 9
    ellipsis.circle 15 15 20 19 31 30
    exclamationmark.triangle 16.5 14.5 20.5 18 32 28.5
    eye.slash 20.5 16 26 20 40 31.5
    face.smiling 15 15 20 19 31 30
    forward.fill 19.5 12 25.5 15 38 23.5
    gamecontroller 21.5 14 28 17.5 43 27.5
    gear 16.5 16 21.5 20.5 33.5 32
    globe 15 15 20 19 31 30
    hand.thumbsup 15 16 20 20.5 31 32
    heart 16 14 20.5 17.5 31.5 27.5
    heart.fill 16 14 20.5 17.5 31.5 27.5
    house 18.5 15.5 24 19.5 36.5 31
    house.fill 18.5 15.5 24 19.5 36.5 31
    info.circle 15 15 20 19 31 30
    iphone 13.5 15.5 17 20 26.5 31
    italic 10 11.5 13 14 19.5 22.5
    key 11.5 18 15.5 23 23 36
    lightbulb 11.5 17 15.5 21.5 23 34
    line.3.horizontal 16 8.5 21 10.5 32 17
    location 15 15 20 18.5 30.5 29.5
    lock.open 16.5 14.5 21.5 18.5 32.5 29
    magnifyingglass 15.5 15 20.5 18.5 31 29.5
    message 17 14.5 22.5 18.5 35 29
    mic 13.5 16 17 20 26.5 31.5
    minus 13.5 3.5 18 3.5 27 6.5
    moon 15 15 20 19 30.5 30
    number 14.5 14.5 19 18.5 29 29
    paintpalette 17.5 15 23 19 36 29.5
    paperclip 15 16.5 20 21 30.5 33
    person.2 21.5 15 27.5 19 42 29.5
    person.circle 15 15 20 19 31 30
    person.fill 14 13.5 18 17 27.5 27
    phone 15.5 14.5 20.5 18.5 31 29
    photo 18 14 24 17.5 36 27.5
    pin 15 17 20 21.5 30 34
    play.fill 11.5 13 15 16 22.5 25.5
    plus.square 15 14 19.5 17.5 29.5 27.5
    questionmark 10 14.5 13.5 18 20 28.5
    rectangle.portrait 14 16 18 20 27.5 31.5
    repeat 17 13.5 22 17 33.5 27
    ruler 19 9 24.5 11 37.5 18
    scissors 19.5 15 26 19 39 30
    seal 17 17 21.5 21.5 34 34
    shield 14 15 18 19 27.5 30
    shuffle 18 14 23.5 17.5 35.5 27.5
    snowflake 13.5 15 18 19 27 30
    sparkles 15 16.5 18.5 21 28.5 33
    speaker.slash 13.5 16 17.5 20 26 31.5
    speaker.wave.2 18.5 13.5 24 17 36.5 26.5
    square.and.arrow.up 14.5 17.5 19 22 29 34.5
    star 16.5 16 22 20 33.5 31.5
    star.leadinghalf.filled 16.5 16 22 20 33.5 31.5
    tag 17 16.5 22.5 21 34.5 33
    terminal 18 14 24 17.5 36 27.5
    text.alignleft 16 13 21 16.5 32 26
    textformat 18 11.5 23.5 14.5 35.5 23
    """
}
