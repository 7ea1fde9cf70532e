import Foundation
import TouchstoneDrawing

extension Color {
  /// Returns the colour with the headroom of the content to which it belongs.
  ///
  /// ```swift
  /// Color(.sRGB, red: 1.83, green: 1.47, blue: 0).headroom(4)
  /// ```
  ///
  /// - Parameter headroom: The ratio of the content's brightest light to that of white. Pictures with a smaller range
  ///   show the colour tone-mapped. `nil` removes the headroom, so components that are too bright are clamped.
  public func headroom(_ headroom: Double?) -> Color { Color(storage: .headroom(self, headroom)) }

  /// Returns the colour with its light and headroom multiplied by 2 to the power of `stops`.
  ///
  /// A colour without a headroom is treated as one of standard range.
  public func exposureAdjust(_ stops: Double) -> Color { Color(storage: .exposure(self, stops: stops)) }
}

extension Color.ResolvedHDR {
  /// Returns the colour with its light and headroom multiplied by 2 to the power of `stops`; the headroom is at least
  /// 1.
  func exposed(by stops: Double) -> Color.ResolvedHDR {
    let factor = Float(exp2(stops))
    guard factor.isFinite else { return self }
    var exposed = self
    exposed.linearRed *= factor
    exposed.linearGreen *= factor
    exposed.linearBlue *= factor
    exposed.headroom = max((headroom ?? 1) * factor, 1)
    return exposed
  }
}

extension EnvironmentValues {
  /// The headroom of the picture, or of the part of it that is drawn in its own colour mode; 1 is that of white.
  @Entry package var pictureHeadroom: Float = 1

  /// The headroom available here.
  package var headroom: Float { min(pictureHeadroom, allowedDynamicRange?.headroom ?? .infinity) }
}

extension ColorRenderingMode {
  /// Returns the headroom of pictures in this mode within an outer headroom.
  package func headroom(within outer: Float) -> Float { self == .extendedLinear ? outer : 1 }
}
