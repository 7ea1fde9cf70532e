package import Foundation
import Synchronization
import TouchstoneDrawing

/// The symbols that `Image(systemName:)` knows: drawn for this project under the names of the SF Symbols they stand for.
package enum SymbolCatalog {
  private static let definitions: [SymbolDefinition] =
    signs + arrows + numbers + letters + shapes + people + gestures + communication + media + tools + objects
    + documents + devices + weather + nature + transport + lists + SymbolTable.definitions

  private static let definitionsByName = Dictionary(
    definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let recipes: [String: SymbolRecipe] = {
    var recipes: [String: SymbolRecipe] = [:]
    for (name, suffixes) in SymbolTable.variants {
      guard let definition = definitionsByName[name] else { preconditionFailure("No drawing of the symbol \(name)") }
      for suffix in suffixes {
        guard let steps = SymbolStep.steps(of: suffix) else { preconditionFailure("\(name).\(suffix) is no variant") }
        recipes[suffix.isEmpty ? name : "\(name).\(suffix)"] = SymbolRecipe(definition: definition, steps: steps)
      }
    }
    return recipes
  }()

  /// The names of all symbols, sorted.
  package static let names: [String] = recipes.keys.sorted()

  /// Whether a symbol has a name.
  package static func contains(_ name: String) -> Bool { recipes[name] != nil }

  static func recipe(named name: String) -> SymbolRecipe? { recipes[name] }

  /// A drawing as a part of another one.
  static func drawing(named name: String, stem: CGFloat, isFilled: Bool = false) -> SymbolDrawing {
    if let definition = definitionsByName[name] { return definition.drawing(stem: stem, isFilled: isFilled) }
    if let recipe = recipes[name] { return recipe.drawing(stem: stem) }
    // A filled drawing need not be a symbol of this name.
    guard name.hasSuffix(".fill") else { preconditionFailure("No drawing of the symbol \(name)") }
    return drawing(named: String(name.dropLast(5)), stem: stem, isFilled: true)
  }

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
      ink: drawn.ink.applying(transform),
      baseline: -box.minY * factor + SymbolMetrics.centerHeight * pointsPerUnit,
      layers: drawn.drawing.layers(applying: transform))
  }

  /// The drawing of a name, the box that it takes on the grid, the part of the box that a resizable symbol shows, and
  /// what it is to be enlarged by.
  private static func drawing(_ key: Key) -> (drawing: SymbolDrawing, box: CGRect, ink: CGRect, factor: CGFloat)? {
    if let custom = SymbolLibrary.shared.symbol(named: key.name) {
      let (drawing, box, factor) = custom.drawing(weight: key.weight, scale: key.scale)
      return (drawing, box, box, factor)
    }
    guard let recipe = recipes[key.name] else { return nil }
    // Large symbols have relatively thinner lines, so that all three stand well beside one text.
    let stem = SymbolMetrics.stem(weight: key.weight) / key.scale.factor.squareRoot()
    let drawing = recipe.drawing(stem: stem)
    let ink = drawing.inkBounds
    return (drawing, SymbolMetrics.box(around: ink), ink, key.scale.factor)
  }

  /// Forgets what was drawn, because a name means something else now.
  static func forgetDrawings() {
    drawn.withLock { $0 = GenerationCache(limit: drawingsLimit) }
  }
}
