import Foundation
import TouchstoneDrawing

/// A symbol registered by a user, either drawn by code or read from a file.
package struct CustomSymbol: Sendable {
  /// One drawing of a symbol, in grid units.
  struct Variant: Sendable {
    var weight: Int
    var scale: SymbolScale
    var parts: [SymbolDrawing.Part]
    /// The left and right edges of the symbol's box, or `nil` to derive them from the ink.
    var sides: (left: CGFloat, right: CGFloat)?
  }

  private enum Source: Sendable {
    /// The drawings of a template, of which there is at least one.
    case template([Variant])
    /// A drawing in a box, whose line widths depend on the weight.
    case plain([SymbolDrawing.Part], box: CGRect)
    /// A closure that returns the outlines of each level for a line width.
    case code(@Sendable (CGFloat) -> [Path])
  }

  private let source: Source

  /// Creates a symbol drawn by code: areas for a line width, with the primary level first.
  init(levels: @escaping @Sendable (CGFloat) -> [Path]) {
    source = .code(levels)
  }

  /// Creates a symbol from a template of the SF Symbols app.
  init(template variants: [Variant]) {
    source = .template(variants)
  }

  /// Creates a symbol from any other drawing.
  init(parts: [SymbolDrawing.Part], box: CGRect) {
    source = .plain(parts, box: box)
  }

  /// Returns the drawing for a weight and a scale, its box on the grid, and the factor by which to enlarge it.
  func drawing(weight: Int, scale: SymbolScale) -> (drawing: SymbolDrawing, box: CGRect, factor: CGFloat) {
    let stem = SymbolMetrics.stem(weight: weight) / scale.factor.squareRoot()
    var drawing = SymbolDrawing(stem: stem, isFilled: false)
    func inkBox() -> CGRect { SymbolMetrics.box(around: drawing.inkBounds) }
    switch source {
    case .code(let levels):
      for (level, path) in levels(stem).prefix(3).enumerated() {
        drawing.level = level
        drawing.fill(path)
      }
      return (drawing, inkBox(), scale.factor)
    case .plain(let parts, let box):
      for part in parts {
        var part = part
        part.lineWidth = part.lineWidth.map { $0 * stem / SymbolMetrics.stem(weight: 400) }
        drawing.add(part)
      }
      return (drawing, box, scale.factor)
    case .template(let variants):
      let variant = Self.variant(of: variants, weight: weight, scale: scale)
      for part in variant.parts { drawing.add(part) }
      var box = inkBox()
      if let sides = variant.sides {
        box = CGRect(x: sides.left, y: box.minY, width: sides.right - sides.left, height: box.height)
      }
      return (drawing, box, scale.factor / variant.scale.factor)
    }
  }

  /// Returns the drawing of a template for a weight: an exact one, or one interpolated between two with matching
  /// outlines.
  private static func variant(of variants: [Variant], weight: Int, scale: SymbolScale) -> Variant {
    let order = [scale] + SymbolScale.allCases.sorted { $0 == .medium || $1 != .medium && $0 == .small }
    let ofScale =
      order.lazy.map { scale in variants.filter { $0.scale == scale } }.first { !$0.isEmpty } ?? variants
    let sorted = ofScale.sorted { $0.weight < $1.weight }
    let light = sorted.last { $0.weight <= weight } ?? sorted[0]
    let bold = sorted.first { $0.weight >= weight } ?? sorted[sorted.count - 1]
    guard light.weight < bold.weight else { return light }
    func stem(_ weight: Int) -> CGFloat { SymbolMetrics.stem(weight: weight) }
    let share = (stem(weight) - stem(light.weight)) / (stem(bold.weight) - stem(light.weight))
    return light.mixed(with: bold, share: share) ?? (weight - light.weight <= bold.weight - weight ? light : bold)
  }
}

extension CustomSymbol.Variant {
  /// Returns a drawing interpolated between this one and a bolder one, or `nil` if their outlines do not match.
  fileprivate func mixed(with other: Self, share: CGFloat) -> Self? {
    guard parts.count == other.parts.count else { return nil }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
    var result = self
    for (index, (light, bold)) in zip(parts, other.parts).enumerated() {
      guard light.path.elements.count == bold.path.elements.count else { return nil }
      var elements: [Path.Element] = []
      for pair in zip(light.path.elements, bold.path.elements) {
        switch pair {
        case (.move(let a), .move(let b)): elements.append(.move(to: mix(a, b)))
        case (.line(let a), .line(let b)): elements.append(.line(to: mix(a, b)))
        case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
          elements.append(.quadCurve(to: mix(a, b), control: mix(c, d)))
        case (.curve(let a, let c1, let c2), .curve(let b, let d1, let d2)):
          elements.append(.curve(to: mix(a, b), control1: mix(c1, d1), control2: mix(c2, d2)))
        case (.closeSubpath, .closeSubpath): elements.append(.closeSubpath)
        default: return nil
        }
      }
      result.parts[index].path = Path(elements: elements)
    }
    if let ours = sides, let theirs = other.sides {
      result.sides = (mix(ours.left, theirs.left), mix(ours.right, theirs.right))
    }
    return result
  }
}
