import Foundation
import TouchstoneDrawing

/// The colours of the items that one view draws, for animation.
///
/// - Source: SwiftUI's `Color.Resolved` animates in OKLab, as `Color.mix` mixes; colours are premultiplied, so a
///   transparent colour adds no tint.
struct PaintedColors {
  /// The kinds of the items without their colours: colours are animated only between items of the same kinds.
  private(set) var kinds: [Int] = []
  private(set) var numbers = AnimatableNumbers.zero

  init(_ items: [DisplayList.Item]) {
    var items = items
    var kinds: [Int] = []
    var values: [Double] = []
    Self.visit(&items, kind: { kinds.append($0) }) { color in
      values += GradientRamp.Interpolation.perceptual.premultiplied(color)
    }
    self.kinds = kinds
    numbers.values = values
  }

  /// Returns the items with other colours.
  static func replacing(_ items: [DisplayList.Item], by numbers: AnimatableNumbers) -> [DisplayList.Item] {
    var items = items
    var next = 0
    visit(&items, kind: { _ in }) { color in
      guard next + 4 <= numbers.values.count else { return }
      color = GradientRamp.Interpolation.perceptual.color(premultiplied: Array(numbers.values[next..<next + 4]))
      next += 4
    }
    return items
  }

  private static func visit(
    _ items: inout [DisplayList.Item], kind: (Int) -> Void, color: (inout ResolvedColor) -> Void
  ) {
    for index in items.indices {
      switch items[index] {
      case .fill(let path, var paint, let style):
        visit(&paint, kind: kind, color: color)
        items[index] = .fill(path, paint, style)
      case .stroke(let path, var paint, let style, let isAntialiased):
        visit(&paint, kind: kind, color: color)
        items[index] = .stroke(path, paint, style, isAntialiased: isAntialiased)
      case .glyphs(let run, var paint):
        visit(&paint, kind: kind, color: color)
        items[index] = .glyphs(run, paint)
      case .image(var drawing):
        if var template = drawing.template {
          visit(&template, kind: kind, color: color)
          drawing.template = template
          items[index] = .image(drawing)
        }
      case .backdrop: kind(-1)
      case .group(var group):
        kind(group.items.count)
        visit(&group.items, kind: kind, color: color)
        items[index] = .group(group)
      }
    }
  }

  private static func visit(_ paint: inout Paint, kind: (Int) -> Void, color: (inout ResolvedColor) -> Void) {
    switch paint {
    case .color(var solid):
      kind(-2)
      color(&solid)
      paint = .color(solid)
    case .linearGradient(var ramp, let start, let end):
      visit(&ramp, kind: kind, color: color)
      paint = .linearGradient(ramp, start: start, end: end)
    case .radialGradient(var ramp, let center, let start, let end):
      visit(&ramp, kind: kind, color: color)
      paint = .radialGradient(ramp, center: center, startRadius: start, endRadius: end)
    case .circularGradient(var ramp, let circles):
      visit(&ramp, kind: kind, color: color)
      paint = .circularGradient(ramp, circles)
    case .ellipticalGradient(var ramp, let bounds, let center, let start, let end):
      visit(&ramp, kind: kind, color: color)
      paint = .ellipticalGradient(ramp, bounds: bounds, center: center, startRadius: start, endRadius: end)
    case .angularGradient(var ramp, let center, let start, let end):
      visit(&ramp, kind: kind, color: color)
      paint = .angularGradient(ramp, center: center, startAngle: start, endAngle: end)
    case .tiledImage, .meshGradient: kind(-3)
    }
  }

  private static func visit(_ ramp: inout GradientRamp, kind: (Int) -> Void, color: (inout ResolvedColor) -> Void) {
    kind(-4 - ramp.stops.count)
    for index in ramp.stops.indices { color(&ramp.stops[index].color) }
  }
}
