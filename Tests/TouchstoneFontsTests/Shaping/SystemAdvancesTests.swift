import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// The widths of Apple's system font. The published ones come from `Scripts/advances/observations.tsv`.
@Suite struct SystemAdvancesTests {
  private let inter = FontLibrary(widths: .inter)
  private let system = FontLibrary(widths: .system)

  private func layout(_ text: String, _ font: FontDescriptor, in library: FontLibrary) throws -> TextLayout {
    try SystemFonts.layout(text, style: StyledText.Style(font: font), library: library)
  }

  @Test func `at least 90 % of the published widths are met within half a point, and more at 17 points`() throws {
    let widths = try ObservedWidth.all()
    func share(of chosen: (ObservedWidth) -> Bool, in library: FontLibrary) throws -> Double {
      let chosen = widths.filter(chosen)
      return Double(try chosen.count { try $0.error(in: library) <= 0.5 }) / Double(chosen.count)
    }
    let rows: [(name: String, least: Double, chosen: (ObservedWidth) -> Bool)] = [
      ("all", 0.9, { _ in true }), ("400", 0.9, { $0.weight == 400 }), ("500", 0.9, { $0.weight == 500 }),
      ("600", 0.9, { $0.weight == 600 }), ("700", 0.9, { $0.weight == 700 }), ("17 pt", 0.95, { $0.size == 17 }),
      ("from 20 pt", 0.8, { $0.size >= 20 }),
    ]
    for row in rows {
      let (before, after) = try (share(of: row.chosen, in: inter), share(of: row.chosen, in: system))
      print("\(row.name): \((before * 1000).rounded() / 10) % with Inter's widths, \((after * 1000).rounded() / 10) %")
      #expect(after >= row.least, "\(row.name)")
      #expect(before < after, "\(row.name)")
    }
  }

  // Tracking: Apple's Human Interface Guidelines.
  @Test(arguments: [(13, -6), (17, -26), (22, -12), (34, 12)] as [(CGFloat, CGFloat)], [400, 700])
  func `the advances of clusters add up to the width, and glyphs are centred in them`(
    row: (size: CGFloat, tracking: CGFloat), weight: Int
  ) throws {
    let font = FontDescriptor(size: row.size, weight: weight)
    // Fonts with a name have neither the tracking nor the advances of the system font.
    let family = row.size < 20 ? "Inter" : "Inter Display"
    let named = FontDescriptor(family: .named(family), size: row.size, weight: weight)
    for letter in ["l", "Z", "%", "w"] {
      let (own, known) = try (layout(letter, named, in: system), layout(letter, font, in: system))
      let run = try #require(known.glyphRuns.first)
      #expect(abs(run.clusters.reduce(0) { $0 + $1.advance } - known.size.width) < 1e-6)
      let start = try #require(own.glyphRuns.first?.glyphs.first).position.x
      let shift = try #require(run.glyphs.first).position.x - start
      let advance = known.size.width - row.tracking / 1000 * row.size
      #expect(abs(shift - (advance - own.size.width) / 2) < 1e-6, "\(letter)")
      #expect(shift != 0)
    }
  }

  @Test func `accents don't change widths, composed or not`() throws {
    let font = FontDescriptor(size: 17)
    let width = try layout("resume", font, in: system).size.width
    #expect(abs(try layout("résumé", font, in: system).size.width - width) < 0.2)
    #expect(abs(try layout("re\u{301}sume\u{301}", font, in: system).size.width - width) < 0.2)
  }

  @Test(arguments: [17, 20, 24, 28])
  func `a named font, letters without known widths and the serif design keep their widths`(size: CGFloat) throws {
    for (text, font) in [
      ("Text", FontDescriptor(family: .named("Inter"), size: size)), ("Текст", FontDescriptor(size: size)),
      ("Ρυθμός", FontDescriptor(size: size, weight: 700)),
      ("Text", FontDescriptor(family: .named("Missing"), size: size)),
      ("Text", FontDescriptor(family: .system(.serif), size: size)),
    ] {
      #expect(try layout(text, font, in: inter) == layout(text, font, in: system), "\(text)")
    }
  }

  @Test(arguments: [17, 28])
  func `letters are no narrower in heavier weights`(size: CGFloat) throws {
    for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      let widths = try [400, 500, 600, 700].map { weight in
        try layout(String(repeating: letter, count: 10), FontDescriptor(size: size, weight: weight), in: system).size
          .width
      }
      // Measured widths are known to about a hundredth of an em.
      for (lighter, heavier) in zip(widths, widths.dropFirst()) {
        #expect(heavier > lighter - 0.08 * size, "\(letter): \(widths)")
      }
    }
  }

  // By Inter's file, "AV" is kerned by a number of units that `hb-shape` prints; the table adds what was measured of "Fo".
  @Test func `pairs of letters are kerned by 0.84 of the font's kerning, and by the table`() throws {
    let font = FontDescriptor(size: 100)
    func kerning(_ pair: String, in library: FontLibrary) throws -> CGFloat {
      let single = try pair.reduce(0) { try $0 + layout(String($1), font, in: library).size.width }
      return try layout(pair, font, in: library).size.width - single
    }
    let own = try kerning("AV", in: inter)
    #expect(own < -5)
    #expect(abs(try kerning("AV", in: system) - 0.84 * own) < 0.01)
    let measured = try kerning("Fo", in: system) - 0.84 * kerning("Fo", in: inter)
    // Thousandths of an em in the table.
    #expect(abs(measured - 2.1) < 0.25, "\(measured)")
  }

  @Test func `monospaced letters advance by 0.618 em`() throws {
    let width = try layout("0il", FontDescriptor(family: .system(.monospaced), size: 100), in: system).size.width
    #expect(abs(width - 3 * 61.8) < 1e-6)
  }

  @Test func `the rounded design is 0.85 % narrower, without its tracking`() throws {
    // At 12 points there is no tracking.
    let wide = try layout("Hamburg", FontDescriptor(size: 12), in: system).size.width
    let narrow = try layout("Hamburg", FontDescriptor(family: .system(.rounded), size: 12), in: system).size.width
    #expect(abs(narrow / wide - 0.9915) < 0.001)
  }

  @Test(arguments: [11, 17, 22, 34])
  func `monospaced digits have one width, that of a zero`(size: CGFloat) throws {
    var font = FontDescriptor(size: size)
    let zeros = try layout("0000", font, in: system).size.width
    font.hasMonospacedDigits = true
    for digits in ["1111", "7777", "1717"] {
      #expect(abs(try layout(digits, font, in: system).size.width - zeros) < 0.02 * size, "\(digits)")
    }
  }

  // The table's weights are 400, 500, 600 and 700. The step from 400 to 700 is taken −0.18 times below 400, at 300; 1.55 times
  // at 800, and 2.0 times at 900.
  @Test(
    arguments: [(300, -0.18), (350, -0.09), (800, 1.55), (900, 2), (750, 1.275), (850, 1.775)] as [(Int, CGFloat)],
    [12, 28] as [CGFloat])
  func `weights beyond those of the table follow the step from regular to bold`(
    row: (weight: Int, factor: CGFloat), size: CGFloat
  ) throws {
    func width(_ weight: Int) throws -> CGFloat {
      try layout("l", FontDescriptor(size: size, weight: weight), in: system).size.width
    }
    let (regular, bold) = try (width(400), width(700))
    #expect(bold > regular)
    #expect(abs(try width(row.weight) - (regular + row.factor * (bold - regular))) < 0.001)
  }

  @Test func `weights between those of the table are interpolated`() throws {
    let widths = try [400, 450, 500, 550, 600].map { weight in
      try layout("l", FontDescriptor(size: 100, weight: weight), in: system).size.width
    }
    #expect(widths == widths.sorted())
    for index in [1, 3] { #expect(abs(widths[index] * 2 - widths[index - 1] - widths[index + 1]) < 1e-6) }
  }
}
