import Foundation
import TouchstoneDrawing

/// A named drawing; ``SymbolTable/names`` defines which of its variants are symbols.
struct SymbolDefinition: Sendable {
  let name: String
  private let draw: @Sendable (inout SymbolDrawing) -> Void

  init(_ name: String, draw: @escaping @Sendable (inout SymbolDrawing) -> Void) {
    self.name = name
    self.draw = draw
  }

  /// Returns the symbol rotated by an angle in degrees, with another name.
  func turned(_ degrees: Double, _ name: String) -> SymbolDefinition {
    SymbolDefinition(name) { drawing in
      var upright = SymbolDrawing(stem: drawing.stem, isFilled: drawing.isFilled)
      draw(&upright)
      drawing.add(upright.turned(degrees))
    }
  }

  /// Returns the symbol mirrored horizontally, with another name.
  func flipped(_ name: String) -> SymbolDefinition {
    SymbolDefinition(name) { drawing in
      var upright = SymbolDrawing(stem: drawing.stem, isFilled: drawing.isFilled)
      draw(&upright)
      drawing.add(upright.flipped)
    }
  }

  /// Returns the same drawing with another name.
  func renamed(_ name: String) -> SymbolDefinition { SymbolDefinition(name, draw: draw) }

  func drawing(stem: CGFloat, isFilled: Bool = false) -> SymbolDrawing {
    var drawing = SymbolDrawing(stem: stem, isFilled: isFilled)
    draw(&drawing)
    if let colors = SymbolColors.colors(of: name, isFilled: isFilled) { drawing.colorLevels(colors) }
    return drawing
  }
}
