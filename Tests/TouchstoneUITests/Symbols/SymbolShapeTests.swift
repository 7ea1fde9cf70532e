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

  /// The parts of a row or a column of the ink that a symbol covers, in percent of the longer side of the ink.
  private func covered(_ glyph: SymbolGlyph, axis: Axis, at percent: CGFloat) -> [(CGFloat, CGFloat)] {
    let ink = glyph.ink
    let unit = max(ink.width, ink.height) / 100
    func isCovered(_ position: CGFloat) -> Bool {
      let point =
        axis == .horizontal
        ? CGPoint(x: ink.minX + position * unit, y: ink.minY + percent / 100 * ink.height)
        : CGPoint(x: ink.minX + percent / 100 * ink.width, y: ink.minY + position * unit)
      return glyph.monochromeLayers.last { $0.path.contains(point) }.map { !$0.isErased } ?? false
    }
    var parts: [(CGFloat, CGFloat)] = []
    var start: CGFloat?
    for position in stride(from: 0.1, through: 100.1, by: 0.2) as StrideThrough<CGFloat> {
      let isOn = position < 100 && isCovered(position)
      if isOn, start == nil { start = position }
      if !isOn, let begun = start {
        parts.append((begun, position))
        start = nil
      }
    }
    return parts
  }

  /// Pictures of SF Symbols 5, regular: coasts, trunks and necks where rows and columns of the ink cross them.
  @Test(
    arguments: [
      ("globe.americas.fill", .horizontal, 35, [2.4, 10.4, 19.5, 58.3, 89.6, 97.6]),
      ("globe.americas.fill", .horizontal, 60, [1.1, 8.8, 34.2, 74.1, 91.2, 98.9]),
      ("globe.americas.fill", .horizontal, 75, [7, 15.8, 46.8, 65.2, 84.2, 93]),
      ("globe.europe.africa.fill", .horizontal, 60, [1.1, 8.8, 36.9, 71.4, 91.2, 98.9]),
      ("globe.europe.africa.fill", .horizontal, 75, [7, 15.8, 42.2, 66.8, 84.2, 93]),
      ("globe.asia.australia.fill", .horizontal, 25, [7, 75.4, 84.2, 93]),
      ("globe.asia.australia.fill", .horizontal, 75, [7, 15.8, 33.2, 42.8, 50.3, 93]),
      ("globe.central.south.asia.fill", .horizontal, 60, [1.1, 23, 45.2, 63.9, 78.6, 98.9]),
      ("globe.central.south.asia.fill", .horizontal, 75, [7, 15.8, 48.7, 60.4, 84.2, 93]),
      ("globe", .horizontal, 20, [10.4, 23.5, 30.7, 38.8, 46.3, 53.5, 61.2, 69, 76.5, 89.6]),
      ("globe.desk", .horizontal, 50, [1.2, 9.7, 16, 23.8, 68.7, 76.7]),
      ("globe.desk", .horizontal, 97, [26, 66.5]),
      ("phone.fill", .horizontal, 30, [0.9, 38.5]), ("phone.fill", .horizontal, 50, [9.4, 38.2]),
      ("phone.fill", .horizontal, 70, [25.6, 90]),
      ("figure.wave", .horizontal, 10, [0.2, 8.3, 16.4, 36]),
      ("figure.wave", .horizontal, 60, [15.7, 36.5, 39.8, 47.6]),
      ("figure.wave", .horizontal, 80, [15.7, 24.5, 27.7, 36.5]),
    ] as [(String, Axis, CGFloat, [CGFloat])])
  func `shapes cross rows and columns where measured`(name: String, axis: Axis, at percent: CGFloat, ends: [CGFloat])
    throws
  {
    let parts = covered(try glyph(name), axis: axis, at: percent).flatMap { [$0.0, $0.1] }
    #expect(parts.count == ends.count, "\(parts)")
    let tolerance: CGFloat = name == "phone.fill" ? 4.5 : 3
    for (found, expected) in zip(parts, ends) { #expect(abs(found - expected) <= tolerance, "\(parts)") }
  }

  @Test func `a person in a circle is as high as measured`() throws {
    let glyph = try glyph("figure.wave.circle")
    #expect(abs(primary(glyph).height / glyph.ink.height - 0.653) <= 0.02, "\(primary(glyph))")
  }

  /// The ink, compared with that of a circle in the same pictures, 78.9 units wide.
  @Test(
    arguments: [
      ("phone.fill", 71.5, 71.7), ("phone.down.fill", 91.3, 34.1), ("figure.wave", 41.3, 86.3),
      ("globe.desk", 75.7, 87.4),
    ] as [(String, CGFloat, CGFloat)])
  func `symbols are as large beside a circle as measured`(name: String, width: CGFloat, height: CGFloat) throws {
    let (ink, circle) = try (glyph(name).ink, glyph("circle").ink)
    #expect(abs(ink.width / circle.width - width / 78.9) <= 0.05, "\(ink) \(circle)")
    #expect(abs(ink.height / circle.height - height / 78.9) <= 0.05, "\(ink) \(circle)")
  }
}
