import Foundation
import TouchstoneDrawing

/// A drawing and its name. Which variants of it are symbols says ``SymbolTable/names``.
struct SymbolDefinition: Sendable {
  let name: String
  private let draw: @Sendable (inout SymbolDrawing) -> Void

  init(_ name: String, draw: @escaping @Sendable (inout SymbolDrawing) -> Void) {
    self.name = name
    self.draw = draw
  }

  /// The symbol turned by a number of degrees, under another name.
  func turned(_ degrees: Double, _ name: String) -> SymbolDefinition {
    SymbolDefinition(name) { drawing in
      var upright = SymbolDrawing(stem: drawing.stem, isFilled: drawing.isFilled)
      draw(&upright)
      drawing.add(upright.turned(degrees))
    }
  }

  /// The symbol seen in a mirror, under another name.
  func flipped(_ name: String) -> SymbolDefinition {
    SymbolDefinition(name) { drawing in
      var upright = SymbolDrawing(stem: drawing.stem, isFilled: drawing.isFilled)
      draw(&upright)
      drawing.add(upright.flipped)
    }
  }

  /// The same drawing under another name.
  func renamed(_ name: String) -> SymbolDefinition { SymbolDefinition(name, draw: draw) }

  func drawing(stem: CGFloat, isFilled: Bool = false) -> SymbolDrawing {
    var drawing = SymbolDrawing(stem: stem, isFilled: isFilled)
    draw(&drawing)
    if let colors = SymbolColors.colors(of: name, isFilled: isFilled) { drawing.colorLevels(colors) }
    return drawing
  }
}
