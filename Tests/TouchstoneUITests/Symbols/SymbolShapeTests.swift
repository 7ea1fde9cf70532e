import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneSymbols

/// The shapes of symbols: lengths in pictures that Apple's frameworks drew, in pictures of SF Symbols 1 and 5, and in outlines
/// of SF Symbols 7.2 (gavinsawyer/gavinsawyer @ fa0d5725, in points at a size of 30).
@Suite struct SymbolShapeTests {
  func glyph(
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
      // Outlines of SF Symbols 7.2.
      ("pause.fill", 30, 400, .medium, 17.8, 24.6), ("pin.fill", 30, 400, .medium, 22.9, 34.9),
      ("network", 30, 400, .medium, 30.5, 30.5), ("eye.slash", 30, 400, .medium, 40.8, 27.4),
      ("eye.slash.fill", 30, 400, .medium, 40.5, 27.5), ("speaker.slash", 30, 400, .medium, 27.4, 28.1),
      ("speaker.wave.2", 30, 400, .medium, 33.1, 26.2), ("battery.100percent", 30, 400, .medium, 43.9, 19.9),
      ("xmark", 30, 400, .medium, 23.6, 23.6), ("lock.fill", 30, 400, .medium, 20.5, 29.4),
      ("video", 30, 400, .medium, 37.1, 24.8), ("cpu", 30, 400, .medium, 29.6, 29.6),
      ("bolt.fill", 30, 400, .medium, 20.8, 33.1), ("waveform.path.ecg", 30, 400, .medium, 29.9, 30.6),
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
    let shape: CGFloat = 88.7 / 64
    #expect(abs(glyph.ink.width / glyph.ink.height - shape) < 0.06, "\(glyph.ink)")
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

  // MARK: Drawings

  /// Returns whether there is ink at a point, given as shares of the width and the height of the ink.
  func hasInk(_ glyph: SymbolGlyph, _ x: CGFloat, _ y: CGFloat) -> Bool {
    let point = CGPoint(x: glyph.ink.minX + x * glyph.ink.width, y: glyph.ink.minY + y * glyph.ink.height)
    return glyph.layers.last { $0.path.contains(point) }.map { !$0.isErased } ?? false
  }

  /// Returns where ink begins and ends along a line at a share of the height, or of the width, in shares of the ink.
  func edges(_ glyph: SymbolGlyph, row: CGFloat? = nil, column: CGFloat? = nil) -> [CGFloat] {
    var edges: [CGFloat] = []
    var wasInk = false
    for step in 0...1001 {
      let along = (CGFloat(step) - 0.5) / 1000
      let isInk =
        step < 1001 && (row.map { hasInk(glyph, along, $0) } ?? column.map { hasInk(glyph, $0, along) } ?? false)
      if isInk != wasInk { edges.append(along) }
      wasInk = isInk
    }
    return edges
  }

  /// The amount of ink in the primary colour in each quarter: top left, top right, bottom left, bottom right.
  private func quarters(_ glyph: SymbolGlyph) -> [Int] {
    let bounds = primary(glyph)
    let layers = glyph.layers.filter { $0.level == 0 && !$0.isErased }
    var counts = [0, 0, 0, 0]
    for row in 0..<40 {
      for column in 0..<40 {
        let point = CGPoint(
          x: bounds.minX + bounds.width * (CGFloat(column) + 0.5) / 40,
          y: bounds.minY + bounds.height * (CGFloat(row) + 0.5) / 40)
        if layers.contains(where: { $0.path.contains(point) }) { counts[row / 20 * 2 + column / 20] += 1 }
      }
    }
    return counts
  }

  /// The head of an arrow has more ink than its end.
  @Test(arguments: ["arrow.up.arrow.down", "arrow.up.arrow.down.circle", "arrow.up.arrow.down.square"])
  func `of two vertical arrows, the left one points up`(name: String) throws {
    let ink = quarters(try glyph(name))
    #expect(ink[0] > ink[2] && ink[3] > ink[1], "\(ink)")
  }

  @Test func `of two horizontal arrows, the upper one has the direction that the name begins with`() throws {
    let left = quarters(try glyph("arrow.left.arrow.right"))
    #expect(left[0] > left[1] && left[3] > left[2], "\(left)")
    let right = quarters(try glyph("arrow.right.arrow.left"))
    #expect(right[1] > right[0] && right[2] > right[3], "\(right)")
  }

  @Test(arguments: ["arrow.triangle.swap", "arrow.trianglehead.swap"])
  func `the line that swaps ends at the bottom left and at the top right`(name: String) throws {
    let glyph = try glyph(name)
    // Heads of 0.29 of the width at both ends, and three lines in the middle.
    #expect(edges(glyph, row: 0.5).count == 6)
    #expect(hasInk(glyph, 0.03, 0.79) && hasInk(glyph, 0.97, 0.21))
    #expect(!hasInk(glyph, 0.03, 0.21) && !hasInk(glyph, 0.97, 0.79))
  }

  @Test func `the gap of a pause sign is as wide as measured`() throws {
    let bars = edges(try glyph("pause.fill"), row: 0.5)
    #expect(bars.count == 4 && abs(bars[2] - bars[1] - 0.2) <= 0.03, "\(bars)")
    let lines = edges(try glyph("pause"), row: 0.5)
    #expect(lines.count == 4 && abs(lines[2] - lines[1] - 0.64) <= 0.03, "\(lines)")
  }

  @Test func `a book of pages has four lines and a sheet behind it`() throws {
    let glyph = try glyph("book.pages.fill")
    #expect(edges(glyph, column: 0.3).count == 10)
    let sheets = edges(glyph, row: 0.9)
    #expect(sheets.count >= 2)
    let behind = edges(glyph, row: 0.32).suffix(2)
    #expect(abs(behind[behind.startIndex] - 0.913) <= 0.03 && behind.last.map { $0 > 0.99 } == true, "\(behind)")
    #expect(!hasInk(glyph, 0.97, 0.05) && !hasInk(glyph, 0.03, 0.95))
  }

  /// The centres of dots, in shares of the ink, and their radius in shares of its width.
  @Test(
    arguments: [
      ("network", [(0.28, 0.415), (0.66, 0.45), (0.52, 0.74)], 0.07),
      ("bonjour", [(0.22, 0.125), (0.885, 0.365), (0.37, 0.865)], 0.08),
    ] as [(String, [(CGFloat, CGFloat)], CGFloat)])
  func `dots are where SF Symbols has them`(name: String, dots: [(CGFloat, CGFloat)], radius: CGFloat) throws {
    let glyph = try glyph(name)
    let ratio = glyph.ink.width / glyph.ink.height
    for (x, y) in dots {
      for degrees in stride(from: 0.0, to: 360, by: 45) {
        let reach = radius * 0.7
        let (dx, dy) = (reach * CGFloat(cos(degrees * .pi / 180)), reach * ratio * CGFloat(sin(degrees * .pi / 180)))
        #expect(hasInk(glyph, x + dx, y + dy), "\(x) \(y) \(degrees)")
      }
    }
  }

  @Test func `the iris of an eye is a disc with a small hole`() throws {
    let plain = edges(try glyph("eye"), row: 0.5)
    #expect(plain.count == 8)
    guard plain.count == 8 else { return }
    #expect(abs(plain[5] - plain[2] - 0.41) <= 0.03 && abs(plain[4] - plain[3] - 0.14) <= 0.03, "\(plain)")
    let filled = edges(try glyph("eye.fill"), row: 0.5)
    #expect(filled.count == 6)
    guard filled.count == 6 else { return }
    #expect(abs(filled[4] - filled[1] - 0.41) <= 0.03 && abs(filled[3] - filled[2] - 0.14) <= 0.03, "\(filled)")
  }

  @Test func `what a slash crosses is as large as without it`() throws {
    #expect(abs(try glyph("eye.slash", size: 30).ink.width - glyph("eye", size: 30).ink.width) <= 0.5)
    // The speaker begins left of the slash's end in neither symbol, so its height is compared.
    let speaker = try glyph("speaker", size: 30).ink.height
    let crossed = try glyph("speaker.slash", size: 30).layers.filter { $0.level == 1 && !$0.isErased }
      .reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    #expect(abs(crossed.height - speaker) <= 0.5 && abs(speaker - 26.2) <= 0.5, "\(crossed) \(speaker)")
  }

  /// The share of the bounds that is ink.
  @Test(arguments: [("bolt.fill", 0.34), ("pin.fill", 0.483)] as [(String, Double)])
  func `a filled symbol has as much ink as measured`(name: String, share: Double) throws {
    let glyph = try glyph(name)
    var count = 0
    for row in 0..<100 {
      for column in 0..<100 where hasInk(glyph, (CGFloat(column) + 0.5) / 100, (CGFloat(row) + 0.5) / 100) {
        count += 1
      }
    }
    #expect(abs(Double(count) / 10_000 - share) <= 0.03, "\(count)")
  }

  @Test(
    arguments: [
      ("info.circle.fill", 0.586), ("bell.circle.fill", 0.594), ("person.circle.fill", 0.553),
      ("checkmark.circle.fill", 0.459), ("plus.circle.fill", 0.463),
    ] as [(String, CGFloat)])
  func `a figure in a circle is as high as measured`(name: String, share: CGFloat) throws {
    let glyph = try glyph(name)
    let figure = glyph.layers.filter(\.isErased).reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    #expect(abs(figure.height / glyph.ink.height - share) <= 0.04, "\(figure.height / glyph.ink.height)")
  }

  /// A picture of an HStack of a text and the symbol, at 17 points.
  @Test func `an arrow to another screen is nearer to its trailing than to its leading edge`() throws {
    let glyph = try glyph("chevron.forward", size: 17)
    #expect(abs(glyph.size.width - 12.7) <= 0.5, "\(glyph.size)")
    #expect(abs(glyph.ink.width - 8.5) <= 0.5, "\(glyph.ink)")
    #expect(abs(glyph.ink.minX - 3) <= 0.5 && abs(glyph.size.width - glyph.ink.maxX - 1) <= 0.5, "\(glyph.ink)")
  }

  /// Pictures of rows that Apple's frameworks drew.
  @Test func `a raised hand has its thumb at the right, and its fingers touch`() throws {
    let glyph = try glyph("hand.raised.fill")
    let hand = try #require(glyph.layers.first { !$0.isErased }).path
    let ink = hand.boundingRect
    /// Where the hand begins and ends at a height, as shares of its width, and how often it is left.
    func row(_ height: CGFloat) -> (first: CGFloat, last: CGFloat, gaps: Int) {
      let steps = (0..<200).map { (CGFloat($0) + 0.5) / 200 }
      let inside = steps.map { hand.contains(CGPoint(x: ink.minX + $0 * ink.width, y: ink.minY + height * ink.height)) }
      let gaps = zip(inside, inside.dropFirst()).count { $0 && !$1 } - 1
      return (steps[inside.firstIndex(of: true) ?? 0], steps[inside.lastIndex(of: true) ?? 0], gaps)
    }
    let (fingers, thumb) = (row(0.3), row(0.6))
    #expect(thumb.last - fingers.last > 0.1 && abs(thumb.first - fingers.first) < 0.05, "\(fingers), \(thumb)")
    #expect(fingers.gaps == 0)
  }
}
