import Foundation
import TouchstoneDrawing

/// One named variant of a symbol.
struct SymbolRecipe: Sendable {
  enum Kind: Hashable, Sendable {
    case plain
    case slashed
    case enclosed(SymbolEnclosure)
    case badged(String)
  }

  let definition: SymbolDefinition
  let kind: Kind
  let isFilled: Bool

  /// The drawing for a line width in units of the grid.
  func drawing(stem: CGFloat) -> SymbolDrawing {
    switch kind {
    case .plain: definition.drawing(stem: stem, isFilled: isFilled)
    case .slashed: slashed(stem: stem)
    case .enclosed(let enclosure): enclosed(in: enclosure, stem: stem)
    case .badged(let badge): badged(badge, stem: stem)
    }
  }

  /// The symbol under a line from top left to bottom right, with a gap on the upper side of the line.
  private func slashed(stem: CGFloat) -> SymbolDrawing {
    var drawing = definition.drawing(stem: stem, isFilled: isFilled)
    drawing.moveAll(toLevel: 1)
    let ink = drawing.inkBounds
    let reach = min(max(ink.width, ink.height) * 0.5, 54) - stem / 2
    let line = Path.line((ink.midX - reach, ink.midY - reach), (ink.midX + reach, ink.midY + reach))
    let aside = stem * 0.7
    drawing.level = 0
    drawing.erase(lines: line.moved(aside, -aside), width: 1.15)
    drawing.color = .red
    drawing.stroke(line)
    return drawing
  }

  private func enclosed(in enclosure: SymbolEnclosure, stem: CGFloat) -> SymbolDrawing {
    var drawing = SymbolDrawing(stem: stem, isFilled: isFilled)
    let color = SymbolColors.color(ofEnclosure: enclosure, around: definition.name)
    drawing.level = 1
    drawing.color = color
    drawing.shape(enclosure.outline)
    drawing.level = 0
    let canFill = definition.variants.contains(.fill)
    // Lines keep nearly their width; filled figures have details that must stay thin.
    var scale = enclosure.figureScale
    let figure = definition.drawing(stem: canFill ? stem * 1.1 : stem * 0.94 / scale, isFilled: canFill)
    let ink = figure.inkBounds
    // A figure larger than most is brought down to the size of the others.
    scale *= min(1, 90 / max(ink.width, ink.height * 1.05))
    let x = canFill ? -ink.midX * scale : 0
    let y = enclosure.figureDrop - (canFill ? ink.midY * scale : 0)
    if isFilled {
      drawing.engrave(figure, color: color == nil ? nil : .white, scale: scale, x: x, y: y)
    } else {
      drawing.add(figure, scale: scale, x: x, y: y)
    }
    return drawing
  }

  /// The symbol with a sign in a small disc at its bottom right corner.
  private func badged(_ badge: String, stem: CGFloat) -> SymbolDrawing {
    var drawing = definition.drawing(stem: stem, isFilled: isFilled)
    drawing.moveAll(toLevel: 1)
    drawing.level = 0
    let ink = drawing.inkBounds
    let radius: CGFloat = 24
    let x = ink.maxX - 14
    let y = ink.maxY - 14
    drawing.erase(.circle(x, y, radius + 6))
    let color = SymbolColors.color(ofBadge: badge)
    drawing.color = color
    drawing.fill(.circle(x, y, radius))
    // The disc itself is the face of a clock.
    let sign = SymbolCatalog.definition(named: badge == "clock" ? "clock.hands" : badge)
    if let sign {
      let scale: CGFloat = 0.32
      drawing.engrave(
        sign.drawing(stem: stem * 0.85 / scale), isFigure: false, color: color == nil ? nil : .white, scale: scale,
        x: x, y: y)
    }
    return drawing
  }
}
