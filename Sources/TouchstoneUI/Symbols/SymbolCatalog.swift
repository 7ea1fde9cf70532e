package import Foundation
import Synchronization
import TouchstoneDrawing

/// The symbols that `Image(systemName:)` knows: drawn for this project under the names of the SF Symbols they stand for.
package enum SymbolCatalog {
  private static let definitions: [SymbolDefinition] =
    signs + arrows + numbers + letters + shapes + people + gestures + communication + media + tools + objects
    + documents
    + devices + weather + nature + transport + lists

  private static let definitionsByName = Dictionary(
    definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let recipes = Dictionary(
    definitions.flatMap(\.recipes).map { ($0.name, $0.recipe) }, uniquingKeysWith: { first, _ in first })

  /// The names of all symbols, sorted.
  package static let names: [String] = recipes.keys.sorted()

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

  /// Drawings by what was asked for, bounded by the steps of their outlines: about 8 MB.
  private static let drawn = Mutex(GenerationCache<Key, SymbolGlyph>(limit: 100_000))

  private static func draw(_ key: Key) -> SymbolGlyph? {
    let (pointSize, weight, scale) = (key.pointSize, key.weight, key.scale)
    guard pointSize > 0, pointSize.isFinite, let recipe = recipes[key.name] else { return nil }
    // Large symbols have relatively thinner lines, so that all three stand well beside one text.
    let stem = SymbolMetrics.stem(weight: weight) / scale.factor.squareRoot()
    let drawing = recipe.drawing(stem: stem)
    let ink = drawing.inkBounds.insetBy(dx: -SymbolMetrics.margin, dy: -SymbolMetrics.margin)
    let pointsPerUnit = pointSize / SymbolMetrics.unitsPerEm
    let factor = pointsPerUnit * scale.factor
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: -ink.minX * factor, ty: -ink.minY * factor)
    return SymbolGlyph(
      size: CGSize(width: ink.width * factor, height: ink.height * factor),
      baseline: -ink.minY * factor + SymbolMetrics.centerHeight * pointsPerUnit,
      layers: drawing.layers(applying: transform), colors: SymbolColors.colors(of: key.name))
  }
}
