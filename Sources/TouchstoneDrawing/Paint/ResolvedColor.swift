import Foundation

/// A colour as four numbers: gamma-encoded sRGB components, not multiplied by the opacity.
///
/// Components outside 0…1 are colours outside of sRGB's gamut; bitmaps of eight bits clamp them.
public struct ResolvedColor: Hashable, Sendable {
  /// The red component on sRGB's curve; 0 … 1 within sRGB.
  public var red: Float
  /// The green component on sRGB's curve; 0 … 1 within sRGB.
  public var green: Float
  /// The blue component on sRGB's curve; 0 … 1 within sRGB.
  public var blue: Float
  /// The opacity, from 0 to 1; the components are not multiplied by it.
  public var opacity: Float

  /// Creates a colour from gamma-encoded sRGB components.
  public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// The colour with its opacity multiplied by a factor.
  package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var color = self
    color.opacity *= Float(factor)
    return color
  }

  /// The luminance relative to white, without the opacity.
  ///
  /// - Source: Rec. 709 on the linear light of IEC 61966-2-1.
  package var luminance: Float {
    0.2126 * Self.linear(fromEncoded: red) + 0.7152 * Self.linear(fromEncoded: green)
      + 0.0722 * Self.linear(fromEncoded: blue)
  }

  /// A component of linear light from a gamma-encoded one; negative ones mirror.
  ///
  /// - Source: IEC 61966-2-1.
  package static func linear(fromEncoded encoded: Float) -> Float {
    let size = abs(encoded)
    let linear = size <= 0.04045 ? size / 12.92 : Float(pow(Double((size + 0.055) / 1.055), 2.4))
    return encoded < 0 ? -linear : linear
  }

  /// A gamma-encoded component from one of linear light; negative ones mirror.
  ///
  /// - Source: IEC 61966-2-1.
  package static func encoded(fromLinear linear: Float) -> Float {
    let size = abs(linear)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * Float(pow(Double(size), 1 / 2.4)) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}
