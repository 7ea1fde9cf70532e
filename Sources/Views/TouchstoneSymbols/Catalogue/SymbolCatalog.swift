package import Foundation
import TouchstoneDrawing

/// The built-in symbols for `Image(systemName:)`, drawn for this project under the names of the corresponding SF
/// Symbols.
package enum SymbolCatalog {
  /// The names of all symbols, sorted.
  package static let names: [String] = SymbolTable.variedNames.flatMap { name in
    SymbolTable.suffixes(of: name).map { $0.isEmpty ? name : "\(name).\($0)" }
  }.sorted()

  /// Returns whether a symbol with a name exists.
  package static func contains(_ name: String) -> Bool { recipe(named: name) != nil }

  /// Returns whether a drawing with a name exists, which need not be a symbol.
  static func hasDrawing(_ name: String) -> Bool { SymbolTable.definition(named: name) != nil || contains(name) }

  /// More parts than the name of any symbol has.
  private static let mostParts = 16

  /// The recipes of the symbols that were asked for, by their names.
  private static let recipes = Locked<[String: SymbolRecipe]>([:])

  static func recipe(named name: String) -> SymbolRecipe? {
    if let known = recipes.withLock({ $0[name] }) { return known }
    // The name of a drawing, and that of its variant, meet at a dot.
    var ends = name.utf8.indices.filter { name.utf8[$0] == UInt8(ascii: ".") }
    ends.append(name.endIndex)
    // A name may come from anywhere: trying all parts of a long one would take too long.
    guard ends.count <= mostParts else { return nil }
    for end in ends {
      let drawing = String(name[..<end])
      let suffix = name[end...].dropFirst()
      guard SymbolTable.suffixes(of: drawing).contains(suffix), let definition = SymbolTable.definition(named: drawing),
        let steps = SymbolStep.steps(of: suffix)
      else { continue }
      let recipe = SymbolRecipe(definition: definition, steps: steps)
      recipes.withLock { $0[name] = recipe }
      return recipe
    }
    return nil
  }

  /// Returns a drawing for use as part of another one.
  static func drawing(named name: String, stem: CGFloat, isFilled: Bool = false) -> SymbolDrawing {
    if let definition = SymbolTable.definition(named: name) {
      return definition.drawing(stem: stem, isFilled: isFilled)
    }
    if let recipe = recipe(named: name) { return recipe.drawing(stem: stem) }
    // A filled drawing need not be a symbol with this name.
    guard name.hasSuffix(".fill") else { preconditionFailure("No drawing of the symbol \(name)") }
    return drawing(named: String(name.dropLast(5)), stem: stem, isFilled: true)
  }

  /// Returns the glyph of a symbol, or `nil` if the name is unknown or the point size is not positive and finite.
  ///
  /// The centre of the symbol is half the cap height above the baseline. A heavier weight has wider lines and hardly
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

  /// The maximum number of path elements in the cache: about 8 MB.
  private static let drawingsLimit = 100_000

  /// The cached glyphs.
  private static let drawn = Locked(GenerationCache<Key, SymbolGlyph>(limit: drawingsLimit))

  private static func draw(_ key: Key) -> SymbolGlyph? {
    guard key.pointSize > 0, key.pointSize.isFinite, let drawn = drawing(key) else { return nil }
    let box = drawn.box
    guard box.width > 0, box.height > 0, box.isFinite else { return nil }
    let pointsPerUnit = key.pointSize / SymbolMetrics.unitsPerEm
    let factor = pointsPerUnit * drawn.factor
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: -box.minX * factor, ty: -box.minY * factor)
    let layers = drawn.drawing.layers(applying: transform)
    return SymbolGlyph(
      size: CGSize(width: box.width * factor, height: box.height * factor),
      ink: drawn.ink.applying(transform),
      baseline: -box.minY * factor + SymbolMetrics.centerHeight * pointsPerUnit,
      layers: layers,
      monochromeLayers: drawn.drawing.parts.contains(where: \.keepsDirection)
        ? drawn.drawing.inOneColor.layers(applying: transform) : layers)
  }

  /// Returns the drawing for a key, its box on the grid, the part of the box that a resizable symbol shows, and the
  /// factor by which to enlarge it.
  private static func drawing(_ key: Key) -> (drawing: SymbolDrawing, box: CGRect, ink: CGRect, factor: CGFloat)? {
    if let custom = SymbolLibrary.shared.symbol(named: key.name) {
      let (drawing, box, factor) = custom.drawing(weight: key.weight, scale: key.scale)
      return (drawing, box, box, factor)
    }
    guard let recipe = recipe(named: key.name) else { return nil }
    // Large symbols have relatively thinner lines, so that all three scales match the same text.
    let stem = SymbolMetrics.stem(weight: key.weight) / key.scale.factor.squareRoot()
    let fit = fit(named: key.name, recipe)
    let drawing = recipe.drawing(stem: stem, scale: fit.scale)
    let ink = drawing.inkBounds
    return (drawing, fit.box(around: ink), ink, key.scale.factor * SymbolMetrics.inkScale)
  }

  /// How drawings are fitted, which does not depend on the weight, by the names of symbols.
  private static let fits = Locked<[String: SymbolFit]>([:])

  private static func fit(named name: String, _ recipe: SymbolRecipe) -> SymbolFit {
    if let known = fits.withLock({ $0[name] }) { return known }
    let fit = SymbolFit(name: name, recipe: recipe)
    fits.withLock { $0[name] = fit }
    return fit
  }

  /// Clears the cache after the meaning of a name has changed.
  static func forgetDrawings() {
    drawn.withLock { $0 = GenerationCache(limit: drawingsLimit) }
  }
}
