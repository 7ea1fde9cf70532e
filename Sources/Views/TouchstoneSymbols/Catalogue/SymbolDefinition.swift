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

  func drawing(stem: CGFloat, isFilled: Bool = false) -> SymbolDrawing {
    var drawing = SymbolDrawing(stem: stem, isFilled: isFilled)
    draw(&drawing)
    if let colors = SymbolColors.colors(of: name, isFilled: isFilled) { drawing.colorLevels(colors) }
    return drawing
  }
}
