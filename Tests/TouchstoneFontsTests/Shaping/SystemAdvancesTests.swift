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

  @Test(arguments: [13, 17, 22, 34] as [CGFloat])
  func `the advances of clusters add up to the width, and glyphs are centred in them`(size: CGFloat) throws {
    let font = FontDescriptor(size: size, weight: 700)
    let (old, new) = try (layout("l", font, in: inter), layout("l", font, in: system))
    let run = try #require(new.glyphRuns.first)
    #expect(abs(run.clusters.reduce(0) { $0 + $1.advance } - new.size.width) < 1e-6)
    let shift = try #require(run.glyphs.first).position.x - #require(old.glyphRuns.first?.glyphs.first).position.x
    #expect(size >= 20 || shift > 0, "Bold l is wider in Apple's font")
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

  @Test func `pairs of letters are kerned by the table`() throws {
    let font = FontDescriptor(size: 100)
    func width(_ text: String) throws -> CGFloat { try layout(text, font, in: system).size.width }
    let kerning = try width("AVAVAV") - width("AAAVVV")
    #expect(kerning < -5)
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

  @Test func `monospaced digits have one width, that of a zero`() throws {
    var font = FontDescriptor(size: 17)
    let zeros = try layout("00", font, in: system).size.width
    font.hasMonospacedDigits = true
    for digits in ["11", "77"] { #expect(abs(try layout(digits, font, in: system).size.width - zeros) < 0.2) }
  }

  @Test func `weights between and beyond those of the table follow them`() throws {
    let widths = try [300, 400, 450, 500, 600, 700, 800, 900].map { weight in
      try layout("Hamburg", FontDescriptor(size: 17, weight: weight), in: system).size.width
    }
    #expect(widths == widths.sorted())
  }
}
