import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneSymbols

/// The shapes of symbols: lengths in pictures that Apple's frameworks drew, and in pictures of SF Symbols 1 and 5.
@Suite struct SymbolShapeTests {
  private func glyph(
    _ name: String, size: CGFloat = 100, weight: Int = 400, scale: SymbolScale = .medium
  ) throws -> SymbolGlyph {
    try #require(SymbolCatalog.glyph(named: name, pointSize: size, weight: weight, scale: scale))
  }

  /// The bounds of the layers in the primary colour.
  private func primary(_ glyph: SymbolGlyph) -> CGRect {
    glyph.layers.filter { $0.level == 0 && !$0.isErased }.reduce(.null) { $0.union($1.path.boundingRect) }
  }

  /// Ink in pictures; symbols of rows are large, and the rows with arrows and waves are at medium size. The heart is 16 whole
  /// points high in its picture, and 15.5 in a template of the SF Symbols app.
  @Test(
    arguments: [
      ("person.3", 12, 400, .large, 29, 14), ("arrow.left.arrow.right", 16, 400, .large, 19.3, 23.7),
      ("book.pages.fill", 30, 400, .medium, 26, 32.3), ("checkmark", 16, 600, .medium, 14.3, 14),
      ("heart.fill", 17, 400, .medium, 17, 15.5), ("location", 17, 400, .medium, 16, 15.7),
    ] as [(String, CGFloat, Int, SymbolScale, CGFloat, CGFloat)])
  func `ink is as wide and as high as measured`(
    name: String, size: CGFloat, weight: Int, scale: SymbolScale, width: CGFloat, height: CGFloat
  ) throws {
    let ink = try glyph(name, size: size, weight: weight, scale: scale).ink
    #expect(abs(ink.width - width) <= 0.5 && abs(ink.height - height) <= 0.5, "\(ink)")
  }

  @Test func `an arrow to the top right at 17 points is as wide as measured`() throws {
    #expect(abs(try glyph("arrow.up.forward", size: 17).size.width - 16.2) <= 0.5)
    #expect(abs(try glyph("arrow.up.right", size: 17).size.width - 16.2) <= 0.5)
  }

  @Test func `a badge is as far beside and below a person as measured`() throws {
    let ink = try glyph("person.fill.badge.plus", size: 50).ink
    #expect(abs(ink.width - 52.7) <= 0.5 && abs(ink.height - 52) <= 0.5, "\(ink)")
  }

  @Test func `the line of a resizable plus is as thick as measured`() throws {
    let fit = try SymbolFit(name: "plus", recipe: #require(SymbolCatalog.recipe(named: "plus")))
    let line = SymbolMetrics.stem(weight: 400) * fit.scale.lines * SymbolMetrics.inkScale
    #expect(abs(18 * line / (try glyph("plus").ink.width) - 1.91) < 0.1)
  }

  @Test func `bands of wifi are half as thick again as other lines`() throws {
    let glyph = try glyph("wifi")
    #expect(abs(try self.glyph("wifi", size: 16, scale: .large).ink.width - 21.7) <= 0.5)
    // SF Symbols 5: 88.7 × 64 units; SF Symbols 1: the outer band is 12.4 of 100 points thick in the middle.
    #expect(abs(glyph.ink.width / glyph.ink.height - 88.7 / 64) < 0.06, "\(glyph.ink)")
    let band = try #require(glyph.layers.last { $0.level == 2 })
    let inside = stride(from: glyph.ink.minY, to: glyph.ink.maxY, by: 0.1).filter {
      band.path.contains(CGPoint(x: glyph.ink.midX, y: $0))
    }
    #expect(abs(CGFloat(inside.count) / 10 - 12.4) <= 1, "\(inside.count)")
  }

  /// The height of a mark in that of its shape, in pictures of SF Symbols 5.
  @Test(
    arguments: [
      ("exclamationmark.circle", 0.499), ("questionmark.circle", 0.491), ("exclamationmark.triangle", 0.548),
      ("exclamationmark.octagon", 0.534), ("exclamationmark.shield", 0.513), ("questionmark.square", 0.533),
      ("questionmark.diamond", 0.443), ("exclamationmark.bubble", 0.5),
    ] as [(String, Double)])
  func `a mark in a shape is as high as measured`(name: String, share: Double) throws {
    let glyph = try glyph(name)
    #expect(
      abs(primary(glyph).height / glyph.ink.height - share) <= 0.04, "\(primary(glyph).height / glyph.ink.height)")
  }

  @Test(
    arguments: [
      ("folder.badge.plus", true, false), ("cart.badge.plus", true, false), ("calendar.badge.plus", false, false),
      ("person.badge.plus", false, false), ("person.crop.circle.badge.xmark", false, true),
      ("doc.badge.plus", false, true),
    ] as [(String, Bool, Bool)])
  func `a badge is at the corner where SF Symbols has it`(name: String, isTop: Bool, isLeading: Bool) throws {
    let glyph = try glyph(name)
    let badge = primary(glyph)
    #expect((badge.midY < glyph.ink.midY) == isTop && (badge.midX < glyph.ink.midX) == isLeading)
    // The disc is half as wide as the text is high.
    #expect(abs(badge.width - 50) <= 1.5, "\(badge)")
  }

  @Test func `the older name of two hands with sparkles has the same drawing`() throws {
    #expect(try glyph("hands.sparkles.fill") == glyph("hands.and.sparkles.fill"))
  }
}
