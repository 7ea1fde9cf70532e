package import Foundation
package import TouchstoneDrawing

/// The drawing of a symbol at one size and weight.
///
/// Layers are drawn in order. Within one layer nothing is drawn twice, so a translucent colour shows no seams.
package struct SymbolGlyph: Hashable, Sendable {
  /// An outline of a symbol, filled by the non-zero winding rule.
  package struct Layer: Hashable, Sendable {
    /// The outline in the glyph's box, in points; the origin is the top-left corner, and the y-axis points down.
    package var path: Path
    /// 0 for the primary, 1 for the secondary, 2 for the tertiary colour of hierarchical and palette rendering.
    package var level: Int
    /// Whether the layer is cut out of everything below it.
    package var isErased: Bool
    /// Whether an erased layer is a figure, such as the plus sign of `plus.circle.fill`, which hierarchical and palette
    /// rendering draw in the colour of its level after it is cut out. Other erased layers are gaps.
    package var isFigure: Bool
    /// The colour in multicolor rendering. `nil` uses the foreground style; an erased layer without a colour stays
    /// empty.
    package var color: SymbolColor?
    /// The index, starting at 0, among the layers that a variable value turns on one after another; `nil` for a layer
    /// that is always on.
    package var step: Int?
  }

  /// The width and height at the requested point size, in points, including ``SymbolMetrics/margin`` around the ink.
  package var size: CGSize
  /// The bounds of a resizable symbol, in the glyph's box: the ink.
  package var ink: CGRect
  /// The distance from the top of the box to the baseline of adjacent text, in points.
  package var baseline: CGFloat
  package var layers: [Layer]
  /// The layers in monochrome rendering.
  package var monochromeLayers: [Layer]

  /// The drawing mirrored horizontally in its box.
  package var mirrored: SymbolGlyph {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    func mirrored(_ layer: Layer) -> Layer {
      var layer = layer
      layer.path = layer.path.applying(mirror)
      return layer
    }
    return SymbolGlyph(
      size: size, ink: ink.applying(mirror), baseline: baseline, layers: layers.map(mirrored),
      monochromeLayers: monochromeLayers.map(mirrored))
  }

  /// The number of steps of a variable value; 0 if the symbol does not support one.
  package var stepCount: Int { (layers.compactMap(\.step).max() ?? -1) + 1 }

  /// Returns whether a layer is on at a variable value.
  ///
  /// The steps divide the range of values equally: of three, the first is on above 0, the last above 2/3.
  package func isOn(_ layer: Layer, at value: Double?) -> Bool {
    guard let value, let step = layer.step else { return true }
    return value > Double(step) / Double(stepCount)
  }
}
