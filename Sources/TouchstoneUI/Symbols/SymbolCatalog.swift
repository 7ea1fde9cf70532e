package import Foundation
import Synchronization
import TouchstoneDrawing

/// The symbols that `Image(systemName:)` knows: drawn for this project under the names of the SF Symbols they stand for.
package enum SymbolCatalog {
  private static let definitions: [SymbolDefinition] =
    signs + arrows + numbers + letters + shapes + people + gestures + communication + media + tools + objects
    + documents + devices + weather + nature + transport + lists

  private static let definitionsByName = Dictionary(
    definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let recipes = Dictionary(
    definitions.flatMap(\.recipes).map { ($0.name, $0.recipe) }, uniquingKeysWith: { first, _ in first })

  /// The names of all symbols, sorted.
  package static let names: [String] = recipes.keys.sorted()

  /// Whether a symbol has a name.
  static func contains(_ name: String) -> Bool { recipes[name] != nil }

  static func definition(named name: String) -> SymbolDefinition? { definitionsByName[name] }

  /// The drawing of a symbol, or nil where none has the name or the point size is not positive and finite.
  ///
  /// The centre of the symbol lies half a cap height above the baseline. A heavier weight has wider lines and hardly
  /// larger outlines.
  package static func glyph(
    named name: String, pointSize: CGFloat, weight: Int, scale: SymbolScale
  ) -> SymbolGlyph? {
    let key = Key(name: name, pointSize: pointSize, weight: weight, scale: scale)
    if let known = drawn.withLock({ $0[key] }) { return known }
    guard let glyph = draw(key) else { return nil }
    let cost = glyph.layers.reduce(1) { $0 + $1.path.elements.count }
    drawn.withLock { $0.insert(glyph, for: key, cost: cost) }
    return glyph
  }

  private struct Key: Hashable {
    var name: String
    var pointSize: CGFloat
    var weight: Int
    var scale: SymbolScale
  }

  /// The steps of all outlines that are kept: about 8 MB.
  private static let drawingsLimit = 100_000

  /// Drawings by what was asked for.
  private static let drawn = Mutex(GenerationCache<Key, SymbolGlyph>(limit: drawingsLimit))

  private static func draw(_ key: Key) -> SymbolGlyph? {
    guard key.pointSize > 0, key.pointSize.isFinite, let drawn = drawing(key) else { return nil }
    let box = drawn.box
    guard box.width > 0, box.height > 0, box.isFinite else { return nil }
    let pointsPerUnit = key.pointSize / SymbolMetrics.unitsPerEm
    let factor = pointsPerUnit * drawn.factor
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: -box.minX * factor, ty: -box.minY * factor)
    return SymbolGlyph(
      size: CGSize(width: box.width * factor, height: box.height * factor),
      baseline: -box.minY * factor + SymbolMetrics.centerHeight * pointsPerUnit,
      layers: drawn.drawing.layers(applying: transform))
  }

  /// The drawing of a name, the box that it takes on the grid, and what it is to be enlarged by.
  private static func drawing(_ key: Key) -> (drawing: SymbolDrawing, box: CGRect, factor: CGFloat)? {
    if let custom = SymbolLibrary.shared.symbol(named: key.name) {
      return custom.drawing(weight: key.weight, scale: key.scale)
    }
    guard let recipe = recipes[key.name] else { return nil }
    // Large symbols have relatively thinner lines, so that all three stand well beside one text.
    let stem = SymbolMetrics.stem(weight: key.weight) / key.scale.factor.squareRoot()
    let drawing = recipe.drawing(stem: stem)
    let box = drawing.inkBounds.insetBy(dx: -SymbolMetrics.margin, dy: -SymbolMetrics.margin)
    return (drawing, box, key.scale.factor)
  }

  /// Forgets what was drawn, because a name means something else now.
  static func forgetDrawings() {
    drawn.withLock { $0 = GenerationCache(limit: drawingsLimit) }
  }
}
