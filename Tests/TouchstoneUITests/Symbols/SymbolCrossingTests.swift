import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneSymbols

/// Where shapes of symbols cross rows and columns of their ink, in pictures of SF Symbols 5.
@Suite struct SymbolCrossingTests {
  private func glyph(_ name: String) throws -> SymbolGlyph {
    try #require(SymbolCatalog.glyph(named: name, pointSize: 100, weight: 400, scale: .medium))
  }

  /// The bounds of the layers in the primary colour.
  private func primary(_ glyph: SymbolGlyph) -> CGRect {
    glyph.layers.filter { $0.level == 0 && !$0.isErased }.reduce(.null) { $0.union($1.path.boundingRect) }
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
