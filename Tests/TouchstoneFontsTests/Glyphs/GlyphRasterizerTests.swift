import CFreeType
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// Pixels and outlines of glyphs.
@Suite struct GlyphRasterizerTests {
  private let rasterizer = GlyphRasterizer(library: .shared)

  private func font(_ descriptor: FontDescriptor = FontDescriptor(size: 17)) throws -> GlyphRun.FontReference {
    try FontLibrary.shared.resolve(descriptor).reference
  }

  /// The glyph that draws a character, and its font.
  private func glyph(_ character: String) throws -> (font: GlyphRun.FontReference, id: UInt32) {
    let run = try #require(try SystemFonts.layout(character).glyphRuns.first)
    return (run.font, try #require(run.glyphs.first).id)
  }

  /// The area of a glyph that is made of straight lines, in square ems (Gauss's formula).
  private func area(_ path: Path) -> CGFloat {
    var sum: CGFloat = 0
    var start = CGPoint.zero
    var last = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let end):
        start = end
        last = end
      case .line(let end):
        sum += last.x * end.y - end.x * last.y
        last = end
      case .closeSubpath: sum += last.x * start.y - start.x * last.y
      case .quadCurve, .curve: Issue.record("a curve in a letter of lines")
      }
    }
    return abs(sum) / 2
  }

  @Test(arguments: ["H", "E", "-", "V", "x"]) func `coverage adds up to the area of the outline`(letter: String) throws
  {
    let (font, id) = try glyph(letter)
    let area = area(try rasterizer.outline(font: font, glyph: id))
    for size in [17.0, 34, 51, 20.3] {
      let mask = try rasterizer.mask(font: font, glyph: id, pixelSize: size)
      let coverage = mask.bytes.reduce(0.0) { $0 + Double($1) } / 255
      #expect(abs(coverage - area * size * size) < 0.02 * area * size * size)
    }
  }

  @Test func `a letter stands on the baseline, as tall as its outline`() throws {
    // Inter's capitals are 2048 of 2816 units tall: 24 px of 33.
    let (font, id) = try glyph("H")
    let mask = try rasterizer.mask(font: font, glyph: id, pixelSize: 33)
    #expect(mask.top == -24)
    #expect(mask.height == 24)
    #expect(mask.bytes.count == mask.width * mask.height)
    #expect(!mask.isColor)
  }

  @Test func `a phase moves a glyph by a quarter of a pixel`() throws {
    let (font, id) = try glyph("|")
    var edges: [CGFloat] = []
    try rasterizer.outline(font: font, glyph: id).forEach { element in
      if case .line(let end) = element { edges.append(end.x * 33) }
    }
    let (left, right) = try (#require(edges.min()), #require(edges.max()))
    for phase in 0..<4 {
      let mask = try rasterizer.mask(font: font, glyph: id, pixelSize: 33, phase: phase)
      let shift = CGFloat(phase) / 4
      for column in 0..<mask.width {
        // How much of the column the upright bar covers, to the 1/64 px that FreeType calculates with.
        let pixel = CGFloat(mask.left + column)
        let covered = max(min(right + shift, pixel + 1) - max(left + shift, pixel), 0)
        let byte = mask.bytes[mask.height / 2 * mask.width + column]
        #expect(abs(CGFloat(byte) / 255 - covered) < 2.0 / 64)
      }
    }
  }

  @Test func `a slant shears to the right above the baseline`() throws {
    let (font, id) = try glyph("H")
    let upright = try rasterizer.mask(font: font, glyph: id, pixelSize: 40)
    let slanted = try rasterizer.mask(font: font, glyph: id, pixelSize: 40, slant: 0.2)
    // 40 px × 2048/2816 × 0.2 = 5.8 px.
    #expect((5...7).contains(slanted.width - upright.width))
    #expect(slanted.height == upright.height)
    #expect(slanted.left == upright.left)
  }

  @Test func `an outline is in ems with y downwards`() throws {
    let (font, id) = try glyph("H")
    var lowest = -CGFloat.infinity
    var highest = CGFloat.infinity
    try rasterizer.outline(font: font, glyph: id).forEach { element in
      if case .line(let end) = element {
        lowest = max(lowest, end.y)
        highest = min(highest, end.y)
      }
    }
    #expect(lowest == 0)
    let height: CGFloat = 2048 / 2816
    #expect(highest == -height)
  }

  @Test func `a glyph without ink has no pixels and no outline`() throws {
    let (font, id) = try glyph(" ")
    #expect(try rasterizer.mask(font: font, glyph: id, pixelSize: 34) == .empty)
    #expect(try rasterizer.outline(font: font, glyph: id).isEmpty)
  }

  @Test func `an emoji is a picture in its colours, as large as its font size`() throws {
    let (font, id) = try glyph("😀")
    // Noto's strike of 109 px has bitmaps of 136 × 128 px.
    for size in [17.0, 34, 109, 218] {
      let mask = try rasterizer.mask(font: font, glyph: id, pixelSize: size)
      #expect(mask.isColor)
      #expect(mask.bytes.count == mask.width * mask.height * 4)
      #expect(abs(Double(mask.width) - 136 * size / 109) <= 2)
      #expect(abs(Double(mask.height) - 128 * size / 109) <= 2)
      // The face in the middle is yellow and opaque.
      let middle = (mask.height / 2 * mask.width + mask.width / 2) * 4
      #expect(mask.bytes[middle + 3] == 255)
      #expect(mask.bytes[middle + 2] > 200 && mask.bytes[middle] < 120)
    }
    #expect(try rasterizer.outline(font: font, glyph: id).isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 513, 1e9])
  func `a size out of range gives an error`(size: CGFloat) throws {
    let (font, id) = try glyph("H")
    #expect(throws: FontError.self) { try rasterizer.mask(font: font, glyph: id, pixelSize: size) }
  }

  @Test func `a slant that is no number and a glyph that does not exist give errors, a size of 0 no pixels`() throws {
    let (font, id) = try glyph("H")
    #expect(throws: FontError.self) { try rasterizer.mask(font: font, glyph: id, pixelSize: 20, slant: .nan) }
    #expect(throws: FontError.self) { try rasterizer.mask(font: font, glyph: 4_000_000, pixelSize: 20) }
    #expect(throws: FontError.self) { try rasterizer.outline(font: font, glyph: 4_000_000) }
    #expect(throws: FontError.self) { try rasterizer.mask(font: .init(path: "/no.otf"), glyph: 1, pixelSize: 20) }
    #expect(try rasterizer.mask(font: font, glyph: id, pixelSize: 0) == .empty)
    #expect(try rasterizer.mask(font: font, glyph: id, pixelSize: 0.01).width <= 2)
  }

  /// The masks of a text's glyphs at all phases and two sizes.
  private static func masks(_ runs: [GlyphRun]) throws -> [GlyphMask] {
    let rasterizer = GlyphRasterizer(library: .shared, cacheBytes: 4_096)
    return try runs.flatMap { run in
      try run.glyphs.flatMap { glyph in
        try (0..<8).map { step in
          try rasterizer.mask(
            font: run.font, glyph: glyph.id, pixelSize: step < 4 ? 17 : 51, slant: run.slant, phase: step % 4)
        }
      }
    }
  }

  @Test func `masks are the same on eight threads, in any order and with a cache that forgets`() throws {
    let runs = try SystemFonts.layout("Hamburgefonstiv 日本 😀 שלום").glyphRuns
    let expected = try Self.masks(runs)
    let results = ParallelResults<[GlyphMask]>()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      if let masks = try? Self.masks(runs) { results.append(masks) }
    }
    #expect(results.values.count == 8)
    #expect(results.values.allSatisfy { $0 == expected })
    let backwards = try Self.masks(runs.reversed())
    #expect(backwards.reduce(0) { $0 + $1.bytes.count } == expected.reduce(0) { $0 + $1.bytes.count })
  }

  @Test func `a face can be borrowed and its size changed without changing masks`() throws {
    let (font, id) = try glyph("H")
    let before = try GlyphRasterizer(library: .shared).mask(font: font, glyph: id, pixelSize: 30)
    let name = try rasterizer.withFace(font) { String(cString: $0.pointee.family_name) }
    #expect(name == "Inter")
    #expect(try rasterizer.mask(font: font, glyph: id, pixelSize: 30) == before)
  }
}
