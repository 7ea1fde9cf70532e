import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// The widths of words, against pictures that Apple's frameworks recorded.
@Suite struct WordWidthTests {
  struct Word: Sendable, CustomTestStringConvertible {
    var text: String
    var size: CGFloat
    var weight = 400
    /// From the first letter's left edge to the last one's right edge, in points; the advance where `isAdvance`.
    var width: CGFloat
    var isAdvance = false
    /// By how much of its width ours may differ.
    var tolerance = 0.015

    var testDescription: String { "\(text) \(size) \(weight)" }
  }

  static let words = [
    Word(text: "Are you sure you want to delete", size: 13, width: 190),
    Word(text: "TypeScript", size: 20, width: 93.7),
    Word(text: "50", size: 22, weight: 700, width: 26),
    Word(text: "Hello PreviewSnapshots", size: 28, width: 288),
    Word(text: "Lorem ipsum", size: 28, width: 151),
    Word(text: "Tall", size: 32, weight: 600, width: 49, isAdvance: true, tolerance: 0.017),
    Word(text: "Morning sync", size: 34, weight: 700, width: 210.7),
    Word(text: "Showcase", size: 34, weight: 700, width: 161.3),
    Word(text: "Large", size: 34, weight: 700, width: 90, isAdvance: true),
  ]

  @Test(arguments: words) func `words are as wide as Apple's, within 1.5 %, one within 1.7`(word: Word) throws {
    let style = StyledText.Style(font: FontDescriptor(size: word.size, weight: word.weight))
    let layout = try SystemFonts.layout(word.text, style: style)
    let width = try word.isAdvance ? layout.size.width : inkWidth(layout)
    #expect(abs(width / word.width - 1) < word.tolerance, "\(width) pt, Apple \(word.width)")
  }

  /// Frames, which Apple's frameworks round up to pixels: one in a picture, and three told by SwiftUI on macOS 26.2 at 2 pixels
  /// per point.
  @Test(
    arguments: [("Hello!", 28, 70), ("Below", 13, 36.5), ("Above", 13, 38.5), ("Low", 13, 24.5)]
      as [(String, CGFloat, CGFloat)])
  func `frames of words are as wide as Apple's, within half a point`(text: String, size: CGFloat, width: CGFloat) throws
  {
    let frame = try (SystemFonts.layout(text, size: size).size.width * 2).rounded(.up) / 2
    #expect(abs(frame - width) <= 0.5, "\(frame) pt, Apple \(width)")
  }

  /// In a picture of macOS, the first line of a paragraph 384 points wide ends with this word.
  @Test func `a line of 22 points has room for the words that Apple sets in it`() throws {
    let layout = try SystemFonts.layout("Lorem ipsum dolor sit amet, consectetur", size: 22)
    #expect(layout.size.width <= 384, "\(layout.size.width)")
  }

  /// The advances of Inter's files and Apple's published tracking, by HarfBuzz's own program: `hb-shape --features=-calt`.
  @Test(arguments: [(11, 81.36), (15, 106.65), (17, 118.66), (19, 133.12)] as [(CGFloat, CGFloat)])
  func `below 20 points letters are Inter's, and so are advances if they are asked for`(size: CGFloat, width: CGFloat)
    throws
  {
    let layout = try SystemFonts.layout("Hamburgefonts", size: size, library: FontLibrary(widths: .inter))
    #expect(layout.fontFiles == ["Inter-Regular.otf"])
    #expect(abs(layout.size.width / width - 1) < 0.005, "\(layout.size.width)")
  }

  @Test func `from 20 points letters are Inter Display's, in every weight and slope`() throws {
    #expect(try SystemFonts.layout("a", size: 19.99).fontFiles == ["Inter-Regular.otf"])
    #expect(try SystemFonts.layout("a", size: 20).fontFiles == ["InterDisplay-Regular.otf"])
    let bold = FontDescriptor(size: 34, weight: 700, isItalic: true)
    #expect(try SystemFonts.layout("a", style: .init(font: bold)).fontFiles == ["InterDisplay-BoldItalic.otf"])
    let inter = FontDescriptor(family: .named("Inter"), size: 34)
    #expect(try SystemFonts.layout("a", style: .init(font: inter)).fontFiles == ["Inter-Regular.otf"])
  }

  /// In a picture that Apple's frameworks recorded, an I of New York whose capitals are 70 points high is 24 points wide.
  @Test func `the serif design is as wide as New York, within a fourteenth`() throws {
    let style = StyledText.Style(font: FontDescriptor(family: .system(.serif), size: 99.3))
    let layout = try SystemFonts.layout("I", style: style)
    #expect(layout.fontFiles == ["PTF55F.ttf"])
    #expect(abs(try inkWidth(layout) / 24 - 1) < 1 / 14)
    // Where the letters of "XII" are 27.7 points apart in New York and 38 in DejaVu Serif, which is at 96.2 points. In PT
    // Serif, the narrowest upright serif of Debian's fonts, an I advances by 0.317 em.
    let pair = try SystemFonts.layout("II", style: .init(font: FontDescriptor(family: .system(.serif), size: 96.2)))
    #expect(abs(pair.size.width / 2 - 30.495) < 0.0005, "\(pair.size.width / 2)")
    let greek = try SystemFonts.layout("β", style: style)
    #expect(greek.fontFiles == ["DejaVuSerif.ttf"])
  }

  /// From the left edge of the first glyph's outline to the right edge of the last one's, in points.
  private func inkWidth(_ layout: TextLayout) throws -> CGFloat {
    let run = try #require(layout.glyphRuns.first)
    let rasterizer = GlyphRasterizer(library: .shared)
    let edges: [(CGFloat, CGFloat)] = try run.glyphs.compactMap { glyph in
      let outline = try rasterizer.outline(font: run.font, glyph: glyph.id)
      guard !outline.isEmpty else { return nil }
      let bounds = outline.boundingRect
      return (glyph.position.x + bounds.minX * run.size, glyph.position.x + bounds.maxX * run.size)
    }
    return try #require(edges.map(\.1).max()) - #require(edges.map(\.0).min())
  }
}
