import Foundation
import TouchstoneDrawing

extension Color {
  /// The colour, said to belong to content of a brightness.
  ///
  /// ```swift
  /// Color(.sRGB, red: 1.83, green: 1.47, blue: 0).headroom(4)
  /// ```
  ///
  /// - Parameter headroom: The ratio of the content's brightest light to that of white. Pictures whose range does not reach
  ///   as far show the colour tone-mapped. `nil` takes the headroom away, so that what is too bright is clamped.
  public func headroom(_ headroom: Double?) -> Color { Color(storage: .headroom(self, headroom)) }

  /// The colour with its light multiplied by 2 to the power of `stops`, and its headroom likewise.
  ///
  /// A colour without a headroom is taken for one of standard range.
  public func exposureAdjust(_ stops: Double) -> Color { Color(storage: .exposure(self, stops: stops)) }
}

extension Color.ResolvedHDR {
  /// The colour with its light and its headroom multiplied by 2 to the power of `stops`; no headroom is less than 1.
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
  private enum PictureHeadroomKey: EnvironmentKey { static var defaultValue: Float { 1 } }

  /// The brightest light that the picture, or the part of it that is drawn into a colour mode of its own, can hold; 1 is
  /// that of white.
  package var pictureHeadroom: Float {
    get { self[PictureHeadroomKey.self] }
    set { self[PictureHeadroomKey.self] = newValue }
  }

  /// The brightest light that may be shown here.
  package var headroom: Float { min(pictureHeadroom, allowedDynamicRange?.headroom ?? .infinity) }
}

extension ColorRenderingMode {
  /// The brightest light that pictures of the mode hold, within others.
  package func headroom(within outer: Float) -> Float { self == .extendedLinear ? outer : 1 }
}
