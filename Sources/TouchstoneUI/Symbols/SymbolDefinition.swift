import Foundation
import TouchstoneDrawing

/// A symbol's name, its variants and how it is drawn.
struct SymbolDefinition: Sendable {
  /// What can be made of a symbol besides its plain drawing.
  enum Variant: Hashable, Sendable {
    /// `name.fill`.
    case fill
    /// `name.slash`, and `name.slash.fill` where there is a fill.
    case slash
    /// `name.circle` and `name.circle.fill`, and so on.
    case enclosed(SymbolEnclosure)
    /// `name.badge.plus`, and `name.fill.badge.plus` where there is a fill.
    case badge(String)

    static let circle = Variant.enclosed(.circle)
    static let square = Variant.enclosed(.square)
  }

  let name: String
  let variants: [Variant]
  /// Whether the plain drawing is a symbol of its own: numbers stand only in circles and squares, hands only in clocks.
  var isFree = true
  private let draw: @Sendable (inout SymbolDrawing) -> Void

  init(_ name: String, _ variants: [Variant] = [], draw: @escaping @Sendable (inout SymbolDrawing) -> Void) {
    self.name = name
    self.variants = variants
    self.draw = draw
  }

  /// The symbol turned by a number of quarter turns, under another name.
  func turned(_ degrees: Double, _ name: String) -> SymbolDefinition {
    SymbolDefinition(name, variants) { drawing in
      var upright = SymbolDrawing(stem: drawing.stem, isFilled: drawing.isFilled)
      draw(&upright)
      drawing.add(upright.turned(degrees))
    }
  }

  /// The symbol seen in a mirror, under another name.
  func flipped(_ name: String) -> SymbolDefinition {
    SymbolDefinition(name, variants) { drawing in
      var upright = SymbolDrawing(stem: drawing.stem, isFilled: drawing.isFilled)
      draw(&upright)
      drawing.add(upright.flipped)
    }
  }

  /// The same drawing under another name.
  func renamed(_ name: String) -> SymbolDefinition {
    SymbolDefinition(name, variants, draw: draw)
  }

  func drawing(stem: CGFloat, isFilled: Bool = false) -> SymbolDrawing {
    var drawing = SymbolDrawing(stem: stem, isFilled: isFilled)
    draw(&drawing)
    if let colors = SymbolColors.colors(of: name, isFilled: isFilled) { drawing.colorLevels(colors) }
    return drawing
  }

  // MARK: Variants

  /// The recipes of all variants with their names.
  var recipes: [(name: String, recipe: SymbolRecipe)] {
    var result: [(name: String, recipe: SymbolRecipe)] = []
    func add(_ suffix: String, _ kind: SymbolRecipe.Kind, _ isFilled: Bool) {
      result.append((name + suffix, SymbolRecipe(definition: self, kind: kind, isFilled: isFilled)))
    }
    let canFill = variants.contains(.fill)
    if isFree { add("", .plain, false) }
    for variant in variants {
      switch variant {
      case .fill: add(".fill", .plain, true)
      case .slash:
        add(".slash", .slashed, false)
        if canFill { add(".slash.fill", .slashed, true) }
      case .enclosed(let enclosure):
        add(".\(enclosure.rawValue)", .enclosed(enclosure), false)
        add(".\(enclosure.rawValue).fill", .enclosed(enclosure), true)
      case .badge(let badge):
        add(".badge.\(badge)", .badged(badge), false)
        if canFill { add(".fill.badge.\(badge)", .badged(badge), true) }
      }
    }
    return result
  }
}
