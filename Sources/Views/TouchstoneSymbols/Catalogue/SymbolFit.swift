import Foundation
import TouchstoneDrawing

/// How a drawing is fitted into the box of its symbol.
///
/// The box of a symbol is in proportion to the point size. Where its size is known (``SymbolTable/sizes``), lines are moved,
/// but not made wider, so that the ink of the plain symbol of regular weight fills the box but for the margins. Its
/// proportions stay if that leaves no more than a tenth of a side free. Filled and slashed variants, other weights, and
/// what a shape encloses are fitted as the plain symbol is, and so keep its margins.
struct SymbolFit {
  var scale = Scale()
  /// The empty space on each side of the ink, in grid units.
  var margin = SymbolMetrics.margin
  /// How far the ink is behind the middle of the box, in grid units.
  var offset: CGFloat = 0

  /// The scale of outlines without the width of lines, and that of the width of lines.
  struct Scale {
    var width: CGFloat = 1
    var height: CGFloat = 1
    var lines: CGFloat = 1
    /// The height and width of a slash, in grid units; `nil` for as much as what it crosses.
    var slash: CGFloat?
  }

  init(name: String, recipe: SymbolRecipe) {
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let figure = recipe.enclosure?.rawValue ?? recipe.definition.name
    let candidates = [name, plain, figure, SymbolTable.alias(of: figure) ?? figure]
    guard let base = candidates.first(where: { SymbolTable.sizes[$0] != nil && SymbolCatalog.hasDrawing($0) }),
      let proportions = SymbolTable.sizes[base]
    else { return }
    let size = proportions.size
    let box = CGSize(width: size.width / SymbolMetrics.inkScale, height: size.height / SymbolMetrics.inkScale)
    let drawing = SymbolCatalog.drawing(named: base, stem: SymbolMetrics.stem(weight: 400))
    let wanted =
      proportions.ink.map {
        CGSize(width: $0.width / SymbolMetrics.inkScale, height: $0.height / SymbolMetrics.inkScale)
      }
      ?? CGSize(width: box.width - 2 * margin.width, height: box.height - 2 * margin.height)
    offset = proportions.offset / SymbolMetrics.inkScale
    // A slash has a length of its own; what it crosses is as large as without it.
    if let slashed = SymbolCatalog.recipe(named: base), slashed.steps.contains(.slash) {
      let crossed = SymbolRecipe(definition: slashed.definition, steps: [])
      scale = SymbolFit(name: slashed.definition.name, recipe: crossed).scale
      scale.slash = proportions.ink == nil ? nil : wanted.height
      let drawn = slashed.drawing(stem: drawing.stem, scale: scale).inkBounds
      margin = CGSize(width: (box.width - drawn.width) / 2, height: (box.height - drawn.height) / 2)
      return
    }
    scale.lines = proportions.lines
    let stem = drawing.stem * scale.lines
    let drawn = drawing.scaled(by: scale).inkBounds.size
    var (x, y) = (wanted.width / drawn.width, wanted.height / drawn.height)
    // A row of dots, or a single line, is not stretched across.
    if drawn.height < 4 * stem { y = x }
    if drawn.width < 4 * stem { x = y }
    let isSimilar = abs(x / y - 1) < 0.1
    let ink = CGSize(
      width: drawn.width * (isSimilar ? min(x, y) : x), height: drawn.height * (isSimilar ? min(x, y) : y))
    // The width of lines stays, and where they end is known only once they are drawn.
    for _ in 0..<4 {
      let found = drawing.scaled(by: scale).inkBounds.size
      func next(_ scale: CGFloat, _ found: CGFloat, _ wanted: CGFloat) -> CGFloat {
        found > stem * 1.01 ? scale * max(0.2, (wanted - stem) / (found - stem)) : scale
      }
      scale.width = next(scale.width, found.width, ink.width)
      scale.height = next(scale.height, found.height, ink.height)
    }
    let fitted = drawing.scaled(by: scale).inkBounds.size
    margin = CGSize(width: (box.width - fitted.width) / 2, height: (box.height - fitted.height) / 2)
  }

  /// Returns the box of a symbol around its ink.
  func box(around ink: CGRect) -> CGRect {
    ink.insetBy(dx: -margin.width, dy: -margin.height).offsetBy(dx: -offset, dy: 0)
  }
}

extension SymbolDrawing {
  /// Returns the drawing with its outlines scaled about the centre.
  func scaled(by scale: SymbolFit.Scale) -> SymbolDrawing {
    let transform = CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: 0, ty: 0)
    return mapPaths(lines: scale.lines) { $0.applying(transform) }
  }
}
