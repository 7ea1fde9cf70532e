import Foundation
import TouchstoneDrawing

/// A symbol as a drawing and the steps that produce a variant of it.
struct SymbolRecipe: Sendable {
  let definition: SymbolDefinition
  let steps: [SymbolStep]

  /// The shape that encloses the drawing at last, if any.
  var enclosure: SymbolEnclosure? {
    for case .enclosed(let enclosure) in steps.reversed() { return enclosure }
    return nil
  }

  /// Returns the drawing for a line width in grid units.
  ///
  /// - Parameter scale: That of the outlines: of the drawing before a slash or a badge is added, or with what encloses it.
  func drawing(stem: CGFloat, scale: SymbolFit.Scale = SymbolFit.Scale()) -> SymbolDrawing {
    if enclosure != nil { return drawing(after: steps[...], stem: stem, isFilled: false).scaled(by: scale) }
    return drawing(after: steps[...], stem: stem, isFilled: false, scale: scale)
  }

  /// Returns the result of the first steps; `isFilled` requests a filled drawing if no step fills it.
  private func drawing(
    after steps: ArraySlice<SymbolStep>, stem: CGFloat, isFilled: Bool, scale: SymbolFit.Scale = SymbolFit.Scale()
  ) -> SymbolDrawing {
    let before = steps.dropLast()
    switch steps.last {
    case nil: return definition.drawing(stem: stem, isFilled: isFilled).scaled(by: scale)
    case .fill: return drawing(after: before, stem: stem, isFilled: true, scale: scale)
    case .slash:
      return slashed(drawing(after: before, stem: stem, isFilled: isFilled, scale: scale), length: scale.slash)
    case .enclosed(let enclosure): return enclosed(before, in: enclosure, stem: stem, isFilled: isFilled)
    case .badge(let sign, let isTriangle):
      let drawing = drawing(after: before, stem: stem, isFilled: isFilled, scale: scale)
      if isTriangle { return warned(drawing, of: sign) }
      return SymbolRecipe.isInDisc(sign) ? badged(drawing, sign) : accompanied(drawing, by: sign)
    }
  }

  /// Returns the drawing with a slash from top left to bottom right, with a gap on the upper side of the slash.
  private func slashed(_ drawing: SymbolDrawing, length: CGFloat?) -> SymbolDrawing {
    var drawing = drawing
    let stem = drawing.stem
    drawing.moveAll(toLevel: 1)
    let ink = drawing.inkBounds
    let reach = (length.map { $0 / 2 } ?? min(max(ink.width, ink.height) * 0.5, 54)) - stem / 2
    let line = Path.line((ink.midX - reach, ink.midY - reach), (ink.midX + reach, ink.midY + reach))
    let aside = stem * 0.7
    drawing.level = 0
    drawing.erase(lines: line.moved(aside, -aside), width: 1.15)
    drawing.color = .red
    drawing.stroke(line)
    return drawing
  }

  private func enclosed(
    _ steps: ArraySlice<SymbolStep>, in enclosure: SymbolEnclosure, stem: CGFloat, isFilled: Bool
  ) -> SymbolDrawing {
    var drawing = SymbolDrawing(stem: stem, isFilled: isFilled)
    let color = SymbolColors.color(ofEnclosure: enclosure, around: definition.name)
    drawing.level = 1
    drawing.color = color
    switch enclosure.frame {
    case .outline(let outline): drawing.shape(outline)
    case .drawing(let name): drawing.add(SymbolCatalog.drawing(named: name, stem: stem, isFilled: isFilled))
    }
    drawing.level = 0
    // Limbs of people are areas, too.
    let isPerson = definition.name.hasPrefix("figure.")
    let canFill = isPerson || SymbolCatalog.contains(definition.name + ".fill")
    // Lines keep nearly their width; filled figures have details that must remain thin.
    let isMark = Self.marks.contains(definition.name)
    var scale = isMark ? enclosure.markScale : enclosure.figureScale
    let lines: CGFloat = isMark ? 1 : 0.94
    let figure = self.drawing(after: steps, stem: canFill ? stem * 1.1 : stem * lines / scale, isFilled: canFill)
    let ink = figure.inkBounds
    // A figure that is larger than most is scaled down to the size of the others: of 54 filled enclosures, this limit has
    // the highest mean overlap with outlines of SF Symbols 7.2. Marks are as high as measured.
    scale *= min(1, (isMark ? 85.7 : 104) / max(ink.width, ink.height))
    // In pictures of SF Symbols 5, `figure.wave` is 0.653 of the circle around it high.
    if isPerson { scale = enclosure.figureScale / 0.56 * 66.7 / max(ink.width, ink.height) }
    let x = canFill ? -ink.midX * scale : 0
    let y = enclosure.drop(isMark: isMark) - (canFill ? ink.midY * scale : 0)
    if isFilled {
      drawing.engrave(figure, color: color == nil ? nil : .white, scale: scale, x: x, y: y)
    } else {
      drawing.add(figure, scale: scale, x: x, y: y)
    }
    return drawing
  }

  /// The figures that are equally large in every enclosure.
  private static let marks: Set<String> = ["exclamationmark", "questionmark"]

  // MARK: Badges

  /// Returns whether a sign is in a disc; other signs have no disc.
  private static func isInDisc(_ sign: String) -> Bool { discSigns.contains(sign) }

  private static let discSigns: Set<String> = [
    "plus", "minus", "xmark", "checkmark", "questionmark", "exclamationmark", "ellipsis", "clock", "arrow.up",
    "arrow.down", "arrow.left", "arrow.right", "chevron.backward", "a",
  ]

  /// Returns the drawing with a sign in a small disc at one of its corners.
  private func badged(_ drawing: SymbolDrawing, _ badge: String) -> SymbolDrawing {
    var drawing = drawing
    drawing.moveAll(toLevel: 1)
    drawing.level = 0
    let ink = drawing.inkBounds
    let radius: CGFloat = 26
    let corner = SymbolBadgeCorner(of: definition.name, in: enclosure)
    let x = corner.isLeading ? ink.minX + corner.inset.width : ink.maxX - corner.inset.width
    let y = corner.isTop ? ink.minY + corner.inset.height : ink.maxY - corner.inset.height
    drawing.erase(.circle(x, y, radius + 7))
    let color = SymbolColors.color(ofBadge: badge)
    drawing.color = color
    drawing.fill(.circle(x, y, radius))
    // The disc itself is the face of a clock.
    let sign = badge == "clock" ? "clock.hands" : badge
    let scale: CGFloat = 0.32
    drawing.engrave(
      SymbolCatalog.drawing(named: sign, stem: drawing.stem * 0.85 / scale), isFigure: false,
      color: color == nil ? nil : .white, scale: scale, x: x, y: y)
    return drawing
  }

  /// Returns the drawing with another symbol, small and filled, at its bottom right corner.
  private func accompanied(_ drawing: SymbolDrawing, by sign: String) -> SymbolDrawing {
    var drawing = drawing
    drawing.moveAll(toLevel: 1)
    drawing.level = 0
    let ink = drawing.inkBounds
    let scale: CGFloat = 0.46
    let badge = SymbolCatalog.drawing(
      named: sign, stem: drawing.stem * 0.8 / scale, isFilled: SymbolCatalog.contains(sign + ".fill"))
    let size = badge.inkBounds
    let x = ink.maxX - 14 - size.midX * scale
    let y = ink.maxY - 14 - size.midY * scale
    drawing.clear(badge, gap: 0.9, scale: scale, x: x, y: y)
    drawing.add(badge, scale: scale, x: x, y: y)
    return drawing
  }

  /// Returns the drawing with a sign in a small triangle at its bottom right corner.
  private func warned(_ drawing: SymbolDrawing, of sign: String) -> SymbolDrawing {
    var drawing = drawing
    drawing.moveAll(toLevel: 1)
    drawing.level = 0
    let ink = drawing.inkBounds
    let x = ink.maxX - 14
    let y = ink.maxY - 12
    let triangle = SymbolEnclosure.triangle.path.scaled(0.5).moved(x, y)
    drawing.clear(triangle, gap: 0.5)
    drawing.color = .yellow
    drawing.solid(triangle, width: 0.6)
    let scale: CGFloat = 0.3
    drawing.engrave(
      SymbolCatalog.drawing(named: sign, stem: drawing.stem * 0.8 / scale), isFigure: false, scale: scale, x: x,
      y: y + 7)
    return drawing
  }
}
