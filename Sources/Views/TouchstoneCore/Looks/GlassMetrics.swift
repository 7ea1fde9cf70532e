package import Foundation

/// The parts of glass: what it does to what is behind it, its rim and its shadow.
package struct GlassMetrics: Hashable, Sendable {
  /// What a variant of glass does to what is behind it.
  package struct Variant: Hashable, Sendable {
    /// The standard deviation of the blur, in points, and the change of saturation.
    package var blur: CGFloat
    package var saturation: Double
    /// The fill above the blur, and its opacity in light and dark appearance.
    package var fill: LookColor
    package var lightOpacity: Double
    package var darkOpacity: Double
  }

  package var regular: Variant
  package var clear: Variant
  /// The width of the rim, in points.
  package var rimWidth: CGFloat
  /// The opacity of the white rim at the top and the bottom, in light and dark appearance, and its share at the sides.
  package var lightRim: Double
  package var darkRim: Double
  package var rimAtSides: Double
  package var shadow: LookShadow
  /// The opacity of the white light on glass that is pressed.
  package var pressedLight: Double
  /// The distance within which glass in a container merges, if code sets none.
  package var spacing: CGFloat
}
