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
  }

  /// The width and height at the asked point size, in points; around the ink lies a margin of 1/20 of the point size.
  package var size: CGSize
  /// The distance from the top of the box to the baseline of text beside the symbol, in points.
  package var baseline: CGFloat
  package var layers: [Layer]
  /// The symbol's own colours, where it has any.
  var colors: SymbolColors?
}
