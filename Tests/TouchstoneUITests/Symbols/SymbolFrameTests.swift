import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneCore
@testable import TouchstoneSymbols
@testable import TouchstoneUI

/// The frames of symbols and what of them their ink fills. All numbers were measured in pictures and frames recorded by
/// Apple's frameworks.
@Suite struct SymbolFrameTests {
  private func content(
    _ image: Image, size: CGFloat, displayScale: CGFloat = 3
  ) -> ImageContent {
    var environment = EnvironmentValues()
    environment.font = .system(size: size)
    environment.displayScale = displayScale
    return ImageContent(image, environment: environment, diagnostics: nil)
  }

  @Test(arguments: [
    ("location", 17, 3, CGSize(width: 58 / 3.0, height: 18)), ("heart.fill", 17, 3, CGSize(width: 21, height: 18)),
    ("arrow.right", 13, 3, CGSize(width: 15, height: 12)), ("star", 13, 2, CGSize(width: 16.5, height: 16)),
  ])
  func `a symbol is as wide as whole pixels and as high as whole points`(
    name: String, pointSize: Double, displayScale: Double, expected: CGSize
  ) {
    let size = content(Image(systemName: name), size: pointSize, displayScale: displayScale).size
    // Within half a point: `location` is 20 points wide on macOS.
    #expect(abs(size.width - expected.width) <= 0.5 && abs(size.height - expected.height) <= 0.5, "\(size)")
  }

  @Test func `every symbol is as high as whole points`() {
    for name in SymbolCatalog.names where !name.hasSuffix("fill") {
      let size = content(Image(systemName: name), size: 17, displayScale: 2).size
      #expect(size.height == size.height.rounded() && size.width * 2 == (size.width * 2).rounded(), "\(name) \(size)")
    }
  }

  @Test(arguments: [
    // 17⅔ visible of 18 points, where round caps fade; 16 × 12 of 16 × 12.
    ("plus", CGSize(width: 18, height: 18)), ("checkmark", CGSize(width: 16, height: 12)),
    ("minus", CGSize(width: 18, height: 2)), ("star.fill", CGSize(width: 40, height: 40)),
  ])
  func `the ink of a resizable symbol touches all sides of its bounds`(name: String, size: CGSize) throws {
    let content = content(Image(systemName: name).resizable(), size: 17)
    let glyph = try #require(
      SymbolCatalog.glyph(named: name, pointSize: 17, weight: 400, scale: .medium))
    #expect(content.size == glyph.ink.size)
    let box = content.box(of: glyph, in: CGRect(origin: .zero, size: size), of: Image(systemName: name).resizable())
    let ink = glyph.layers.filter { !$0.isErased }.reduce(CGRect.null) { bounds, layer in
      bounds.union(
        layer.path.applying(
          CGAffineTransform(
            a: box.width / glyph.size.width, b: 0, c: 0, d: box.height / glyph.size.height, tx: box.minX, ty: box.minY)
        ).boundingRect)
    }
    #expect(abs(ink.minX) < 1e-6 && abs(ink.minY) < 1e-6)
    #expect(abs(ink.maxX - size.width) < 1e-6 && abs(ink.maxY - size.height) < 1e-6)
  }

  @Test func `a resizable symbol that is scaled to fit keeps the proportions of its ink and its lines`() throws {
    // Pictures that Apple's frameworks drew: the line of a minus sign in 18 points is 2.08 thick, that of an arrow in 24 is
    // 2.25.
    let minus = content(Image(systemName: "minus").resizable(), size: 17).size
    #expect(abs(18 * minus.height / minus.width - 2.08) < 0.1, "\(18 * minus.height / minus.width)")
    let fit = try SymbolFit(name: "arrow.right", recipe: #require(SymbolCatalog.recipe(named: "arrow.right")))
    let arrow = content(Image(systemName: "arrow.right").resizable(), size: 100).size
    let line = SymbolMetrics.stem(weight: 400) * fit.scale.lines * SymbolMetrics.inkScale
    #expect(abs(24 * line / arrow.width - 2.25) < 0.1, "\(24 * line / arrow.width)")
  }

  @Test func `documentation and doctor give the true number of symbols`() throws {
    #expect(SymbolCatalog.names.count == SymbolInventory.nameCount)
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/Symbols.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    #expect(text.contains(" \(SymbolCatalog.names.count) of their names"))
  }

  @Test func `every drawing of the tables has one entry`() {
    let twice = Dictionary(grouping: SymbolTable.entries, by: \.name).filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [])
  }
}
