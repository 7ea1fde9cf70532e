import Foundation
import TouchstoneDrawing

extension SymbolDrawing {
  /// Returns the layers of the drawing: consecutive parts of the same kind are combined into one outline.
  func layers(applying transform: CGAffineTransform) -> [SymbolGlyph.Layer] {
    var layers: [SymbolGlyph.Layer] = []
    for part in parts {
      let path = part.outline.applying(transform)
      if let last = layers.last, last.level == part.level, last.isErased == part.isErased,
        last.isFigure == part.isFigure, last.color == part.color, last.step == part.step
      {
        layers[layers.count - 1].path.addPath(path)
      } else {
        layers.append(
          SymbolGlyph.Layer(
            path: path, level: part.level, isErased: part.isErased, isFigure: part.isFigure, color: part.color,
            step: part.step))
      }
    }
    return layers
  }

  /// The drawing in one colour: all paths whose direction matters are then one outline, whatever their levels and colours.
  ///
  /// - Source: templates exported from the SF Symbols app, in which figures wind against what encloses them; developers
  ///   found that neither levels nor classes matter in monochrome rendering (iOS 26).
  var inOneColor: SymbolDrawing {
    var result = SymbolDrawing(stem: stem, isFilled: isFilled)
    for var part in parts {
      if part.keepsDirection {
        part.level = 0
        part.color = nil
      }
      result.add(part)
    }
    return result
  }
}
