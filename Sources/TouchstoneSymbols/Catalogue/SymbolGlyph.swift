package import Foundation
package import TouchstoneDrawing

/// The drawing of a symbol at one size and weight.
///
/// Layers lie one on the other in order. Within one layer nothing is drawn twice, so a translucent colour shows no seams.
package struct SymbolGlyph: Hashable, Sendable {
  /// One outline of a symbol, to be filled by the winding number.
  package struct Layer: Hashable, Sendable {
    /// The outline in the glyph's box: points, origin at the top left, y downwards.
    package var path: Path
    /// 0 for the primary, 1 for the secondary, 2 for the tertiary colour of hierarchical and palette rendering.
    package var level: Int
    /// Whether the layer is cut out of everything below it.
    package var isErased: Bool
    /// Whether an erased layer is a figure, such as the plus sign of `plus.circle.fill`: hierarchical and palette
    /// rendering draw it in the colour of its level once it is cut out. Other erased layers are gaps.
    package var isFigure: Bool
    /// The colour in multicolor rendering. `nil` takes the foreground style; an erased layer without colour stays open.
    package var color: SymbolColor?
    /// The place, from 0, among the layers that a variable value switches on one after the other; `nil` is always on.
    package var step: Int?
  }

  /// The width and height at the asked point size, in points; around the ink lies ``SymbolMetrics/margin``.
  package var size: CGSize
  /// What the bounds of a resizable symbol hold, in the glyph's box: the ink.
  package var ink: CGRect
  /// The distance from the top of the box to the baseline of text beside the symbol, in points.
  package var baseline: CGFloat
  package var layers: [Layer]

  /// The number of steps of a variable value; 0 where the symbol knows none.
  package var stepCount: Int { (layers.compactMap(\.step).max() ?? -1) + 1 }

  /// Whether a layer is on at a variable value.
  ///
  /// Each step takes its share of the values: of three, the first comes on above 0, the last above 2/3.
  package func isOn(_ layer: Layer, at value: Double?) -> Bool {
    guard let value, let step = layer.step else { return true }
    return value > Double(step) / Double(stepCount)
  }
}
